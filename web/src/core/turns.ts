/** At which tables it is known to be one's turn, so that each turn is told once. */
export class Known {
  readonly #mine = new Set<string>()

  /** Note how a table stands; whether that is a turn nobody knew of. */
  note(table: string, mine: boolean): boolean {
    const news = mine && !this.#mine.has(table)
    if (mine) this.#mine.add(table)
    else this.#mine.delete(table)
    return news
  }

  /** The tables where it is one's turn, as far as is known. */
  get tables(): string[] {
    return [...this.#mine]
  }
}
