/** Where the browser keeps things for us. One that was told to keep nothing has them as long as the page lasts. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** What is kept until somebody clears it. */
export const lasting: Shelf = shelfIn(() => localStorage)
/** What is kept as long as the window. */
export const passing: Shelf = shelfIn(() => sessionStorage)

/** Where nothing may be kept, it fails even to look for the place. */
export function shelfIn(place: () => Shelf): Shelf {
  try {
    return place()
  } catch {
    const kept = new Map<string, string>()
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
  }
}
