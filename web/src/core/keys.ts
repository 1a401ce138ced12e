/** Which letter somebody means that leads somewhere in a game. */

export interface Press {
  readonly key: string
  readonly code: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** Asks for the list of all keys; `?` does as well. */
export const HELP = 'k'

const SIGNS: Readonly<Record<string, string>> = { Comma: ',', Period: '.' }

/**
 * Return the letter, comma or full stop of a press, or `null` for one that is none of ours.
 *
 * A single letter counts only where `single` allows it. With Alt and Shift it always does: screen readers keep
 * single letters for themselves while somebody reads, and let these through.
 */
export function letterOf(press: Press, single: boolean): string | null {
  if (press.ctrlKey || press.metaKey) return null
  if (press.altKey) {
    // By its place on the keyboard, for with Alt some systems write other signs.
    const place = /^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase() ?? SIGNS[press.code]
    return (press.shiftKey && place) || null
  }
  if (!single) return null
  if (press.key === '?') return HELP
  // On some keyboards they are above other signs.
  if (press.key === ',' || press.key === '.') return press.key
  if (press.shiftKey) return null
  return /^[a-z]$/i.test(press.key) ? press.key.toLowerCase() : null
}

/** Whether a press belongs to what is being written or chosen, and not to us. */
export function isWriting(target: Pick<Element, 'closest'> | null): boolean {
  return !!target?.closest('input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]')
}

/** Whether a press was taken already, or is for a dialog or for whoever writes, and not for the page. */
export function isTaken(event: Pick<KeyboardEvent, 'defaultPrevented' | 'target'>): boolean {
  return event.defaultPrevented || document.querySelector('dialog[open]') !== null || isWriting(event.target as Element | null)
}
