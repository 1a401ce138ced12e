/** How wide a text of the map is, in letters of size 1. */
const pen = document.createElement('canvas').getContext('2d')

export function measure(text: string): number {
  if (!pen) return text.length * 0.55
  pen.font = "700 100px 'Atkinson Hyperlegible', sans-serif"
  return pen.measureText(text).width / 100 + 0.1
}
