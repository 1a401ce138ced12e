/** A line through time as a drawing: where its points and the marks beside it go. */
export interface Point {
  readonly at: number
  readonly value: number
}

export interface Drawn {
  /** The line as the `d` of a path. */
  readonly path: string
  /** The same, closed along the ground. */
  readonly area: string
  readonly dots: readonly { readonly x: number; readonly y: number }[]
  /** Round numbers from low to high, each with its height. */
  readonly marks: readonly { readonly value: number; readonly y: number }[]
}

/** Lay out points, in the order of time, on a field of this size. Games lie evenly: nobody plays every day. */
export function draw(points: readonly Point[], width: number, height: number): Drawn {
  const values = points.map((point) => point.value)
  const marks = roundMarks(Math.min(...values), Math.max(...values))
  const [low, high] = [marks[0] ?? 0, marks.at(-1) ?? 1]
  const y = (value: number) => round(height - ((value - low) / (high - low)) * height)
  const x = (n: number) => round(points.length < 2 ? width / 2 : (n / (points.length - 1)) * width)
  const dots = values.map((value, n) => ({ x: x(n), y: y(value) }))
  const path = dots.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x} ${y}`).join('')
  const [first, last] = [dots[0], dots.at(-1)]
  const area = first && last ? `${path}L${last.x} ${height}L${first.x} ${height}Z` : ''
  return { path, area, dots, marks: marks.map((value) => ({ value, y: y(value) })) }
}

const STEPS = [10, 20, 50, 100, 200, 500, 1000]

/** A few round numbers that have all values between them. */
export function roundMarks(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one <= 4) ?? 2000
  const low = Math.floor((least - 1) / step) * step
  const marks = [low]
  while ((marks.at(-1) ?? 0) < most + 1) marks.push((marks.at(-1) ?? 0) + step)
  return marks
}

const round = (n: number) => Math.round(n * 10) / 10
