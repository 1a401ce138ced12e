/**
 * QR codes for links: bytes, error correction of level M, versions 1 to 10 (up to 213 bytes).
 *
 * The standard in short: the text with its length becomes data bytes, each block of them gets
 * Reed-Solomon bytes, all are interleaved and laid into the grid in a zigzag, and of eight masks
 * the one is used that looks least like a pattern.
 */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Rows of modules, dark where true. */
type Modules = readonly (readonly boolean[])[]

/** Return the code for a text. Throws a `RangeError` for one that is too long. */
export function qr(text: string): Modules {
  const bytes = new TextEncoder().encode(text)
  const version = CODEWORDS.findIndex((_, v) => room(v) >= bytes.length + (v < 9 ? 2 : 3)) + 1
  if (version === 0) throw new RangeError('too long for a QR code')
  const grid = new Grid(version)
  grid.lay(interleaved(dataOf(bytes, version), version))
  let best: Grid | null = null
  for (let mask = 0; mask < 8; mask++) {
    const masked = grid.masked(mask)
    if (!best || masked.penalty() < best.penalty()) best = masked
  }
  return (best ?? grid).dark
}

function room(v: number): number {
  return at(CODEWORDS, v) - at(CHECKS, v) * at(BLOCKS, v)
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(String(index))
  return found
}

function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) put(byte, 8)
  const most = room(version - 1) * 8
  put(0, Math.min(4, most - bits.length))
  put(0, -bits.length & 7)
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) put(pad, 8)
  return Array.from({ length: bits.length / 8 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
}

function interleaved(data: number[], version: number): number[] {
  const blocks = at(BLOCKS, version - 1)
  const checks = at(CHECKS, version - 1)
  const short = Math.floor(data.length / blocks)
  const longs = data.length % blocks
  const divisor = generator(checks)
  const parts: { data: number[]; check: number[] }[] = []
  for (let n = 0, from = 0; n < blocks; n++) {
    const length = short + (n >= blocks - longs ? 1 : 0)
    const part = data.slice(from, from + length)
    from += length
    parts.push({ data: part, check: remainder(part, divisor) })
  }
  const out: number[] = []
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.data.length) out.push(at(part.data, i))
  for (let i = 0; i < checks; i++) for (const part of parts) out.push(at(part.check, i))
  return out
}

// -- Reed-Solomon over the field of 256 ------------------------------------------

function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a)
  return product
}

function generator(degree: number): number[] {
  const found = new Array<number>(degree).fill(0)
  found[degree - 1] = 1
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2))
    for (let j = 0; j < degree; j++) found[j] = times(at(found, j), root) ^ (found[j + 1] ?? 0)
  return found
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const found = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (found.shift() ?? 0)
    found.push(0)
    divisor.forEach((one, i) => (found[i] = at(found, i) ^ times(one, factor)))
  }
  return found
}

// -- the grid --------------------------------------------------------------------

class Grid {
  readonly size: number
  dark: boolean[][]
  readonly #fixed: boolean[][]

  constructor(readonly version: number, from?: Grid) {
    this.size = version * 4 + 17
    const blank = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false))
    this.dark = from ? from.dark.map((row) => [...row]) : blank()
    this.#fixed = from ? from.#fixed : blank()
    if (!from) this.#draw()
  }

  #set(x: number, y: number, dark: boolean): void {
    at(this.dark, y)[x] = dark
    at(this.#fixed, y)[x] = true
  }

  #draw(): void {
    const { size } = this
    for (let i = 0; i < size; i++) {
      this.#set(6, i, i % 2 === 0)
      this.#set(i, 6, i % 2 === 0)
    }
    for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const)
      for (let dy = -4; dy <= 4; dy++)
        for (let dx = -4; dx <= 4; dx++) {
          const [x, y, ring] = [cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy))]
          if (x >= 0 && x < size && y >= 0 && y < size) this.#set(x, y, ring !== 2 && ring !== 4)
        }
    const places = at(ALIGNED, this.version - 1)
    const last = places.length - 1
    places.forEach((cx, i) =>
      places.forEach((cy, j) => {
        if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) this.#set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }),
    )
    this.#format(0)
    if (this.version >= 7) this.#versionBits()
  }

  #format(mask: number): void {
    const { size } = this
    let rest = mask // level M is 00
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
    const bits = ((mask << 10) | rest) ^ 0x5412
    const bit = (i: number) => ((bits >>> i) & 1) === 1
    for (let i = 0; i <= 5; i++) this.#set(8, i, bit(i))
    this.#set(8, 7, bit(6))
    this.#set(8, 8, bit(7))
    this.#set(7, 8, bit(8))
    for (let i = 9; i < 15; i++) this.#set(14 - i, 8, bit(i))
    for (let i = 0; i < 8; i++) this.#set(size - 1 - i, 8, bit(i))
    for (let i = 8; i < 15; i++) this.#set(8, size - 15 + i, bit(i))
    this.#set(8, size - 8, true)
  }

  #versionBits(): void {
    let rest = this.version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
    const bits = (this.version << 12) | rest
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >>> i) & 1) === 1
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)]
      this.#set(a, b, dark)
      this.#set(b, a, dark)
    }
  }

  lay(bytes: readonly number[]): void {
    const { size } = this
    let i = 0
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < size; step++)
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
          if (at(at(this.#fixed, y), x) || i >= bytes.length * 8) continue
          at(this.dark, y)[x] = ((at(bytes, i >>> 3) >>> (7 - (i & 7))) & 1) === 1
          i++
        }
    }
  }

  masked(mask: number): Grid {
    const made = new Grid(this.version, this)
    const flips = at(MASKS, mask)
    made.dark = made.dark.map((row, y) => row.map((dark, x) => (at(at(this.#fixed, y), x) ? dark : dark !== flips(x, y))))
    made.#format(mask)
    return made
  }

  /** How much the grid looks like something else, by the four rules of the standard. */
  penalty(): number {
    const rows = this.dark
    const columns = rows.map((_, x) => rows.map((row) => at(row, x)))
    let sum = 0
    for (const line of [...rows, ...columns]) {
      const text = line.map(Number).join('')
      for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
      for (const pattern of ['10111010000', '00001011101'])
        for (let i = text.indexOf(pattern); i >= 0; i = text.indexOf(pattern, i + 1)) sum += 40
    }
    for (let y = 1; y < this.size; y++)
      for (let x = 1; x < this.size; x++) {
        const one = at(at(rows, y), x)
        if (one === at(at(rows, y), x - 1) && one === at(at(rows, y - 1), x) && one === at(at(rows, y - 1), x - 1)) sum += 3
      }
    const share = rows.flat().filter(Boolean).length / this.size ** 2
    return sum + Math.floor(Math.abs(share * 20 - 10)) * 10
  }
}

/** One path over all dark modules, each a unit square. */
export function qrPath(modules: Modules): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
}
