/** A number as people write it, with a real minus. */
export const inNumbers = (n: number, language: string, digits = 1): string =>
  n.toLocaleString(language, { maximumFractionDigits: digits }).replace('-', '\u2212')
