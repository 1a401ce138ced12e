/** Points, curves and boxes of the map. Plain sums; nothing here knows of a game. */
export type Point = readonly [number, number]

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const distance = (a: Point, b: Point): number => {
  const [dx, dy] = [a[0] - b[0], a[1] - b[1]]
  return Math.sqrt(dx * dx + dy * dy)
}
export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
/** A number as a drawing holds it: a tenth of a unit is less than anyone can see. */
export const short = (value: number): number => Math.round(value * 10) / 10

/** How far a point is from a line from `a` to `b`. */
export function fromSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : clamp(((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square, 0, 1)
  const [ex, ey] = [p[0] - a[0] - t * dx, p[1] - a[1] - t * dy]
  return Math.sqrt(ex * ex + ey * ey)
}

/** How far a point is from a line of points. */
export function fromLine(p: Point, line: readonly Point[]): number {
  let least = Infinity
  for (let n = 1; n < line.length; n++) least = Math.min(least, fromSegment(p, line[n - 1]!, line[n]!))
  return least
}

/** Points along a curve from `a` to `b` whose middle is bent sideways by so much, and moved sideways as a whole. */
export function curve(a: Point, b: Point, bend: number, aside = 0, steps = 24): Point[] {
  const length = distance(a, b) || 1
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  // A curve of the second degree passes halfway between its chord and its handle.
  const handle: Point = [(a[0] + b[0]) / 2 + nx * bend * 2, (a[1] + b[1]) / 2 + ny * bend * 2]
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    const [tx, ty] = [
      (1 - t) * (handle[0] - a[0]) + t * (b[0] - handle[0]),
      (1 - t) * (handle[1] - a[1]) + t * (b[1] - handle[1]),
    ]
    const speed = Math.hypot(tx, ty) || 1
    return [
      p * a[0] + q * handle[0] + r * b[0] - (ty / speed) * aside,
      p * a[1] + q * handle[1] + r * b[1] + (tx / speed) * aside,
    ] as const
  })
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0
  for (let n = 1; n < line.length; n++) sum += distance(line[n - 1]!, line[n]!)
  return sum
}

/** Where one is after so much of a line, and which way it goes there, in degrees. */
export function along(line: readonly Point[], way: number): { at: Point; angle: number } {
  let left = way
  for (let n = 1; n < line.length; n++) {
    const [a, b] = [line[n - 1]!, line[n]!]
    const step = distance(a, b)
    if (left <= step || n === line.length - 1) {
      const t = step === 0 ? 0 : left / step
      return {
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
      }
    }
    left -= step
  }
  return { at: line[0] ?? [0, 0], angle: 0 }
}

/** The box around some points, and so much more. */
export function around(points: readonly Point[], more: number): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs) - more, Math.min(...ys) - more]
  return { x, y, w: Math.max(...xs) + more - x, h: Math.max(...ys) + more - y }
}

/** How much two boxes cover of each other. */
export function shared(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

/** A line through all points as a drawn path. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], n) => `${n ? 'L' : 'M'}${short(x)} ${short(y)}`).join('')
}

/** A soft line through all points; `closed` returns to its first. */
export function soft(points: readonly Point[], closed = false): string {
  const many = points.length
  if (many < 3) return polyline(points)
  const at = (n: number) => (closed ? points[((n % many) + many) % many]! : points[clamp(n, 0, many - 1)]!)
  let d = `M${short(at(0)[0])} ${short(at(0)[1])}`
  for (let n = 0; n < (closed ? many : many - 1); n++) {
    const [before, from, to, after] = [at(n - 1), at(n), at(n + 1), at(n + 2)]
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${[...one, ...two, to[0], to[1]].map(short).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** An arc over a straight line, as a drawn path. */
export function bow(a: Point, b: Point): string {
  const lift = distance(a, b) * 0.36
  return `M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - lift} ${b[0]} ${b[1]}`
}
