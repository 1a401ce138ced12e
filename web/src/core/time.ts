/** Time as people read it: 9:05, or 1:02:09 with hours. Rounded up, so that 0:00 means over. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** With so many seconds left, whoever does not look at the clock is told of it. */
const TOLD = [10, 30]

/** The last of these marks that a clock has come to, or infinity while there is plenty of time. */
export function markOf(ms: number): number {
  return TOLD.find((seconds) => ms <= seconds * 1000) ?? Infinity
}
