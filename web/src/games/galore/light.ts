/** What shines on a board: the pieces behind a line of the sheet, and the paths from door to door. */
import type { Explanation, Finished, PathEnd } from '$lib/protocol/prospects'
import type { TileFace } from '$lib/protocol/pieces'
import { laid, ride, type Section } from './geometry'

/** The lines that paths from door to door count for. */
export const DOOR_LINES: readonly string[] = ['bone_doors', 'tooth_doors', 'other_paths']

export interface Glow {
  readonly line: string
  readonly d: string
  readonly ends: readonly PathEnd[]
}

export interface Lit {
  /** For each space the figures that shine, as `Tile` names them. */
  readonly figures: readonly ReadonlySet<string>[]
  /** Single strokes of track. */
  readonly strokes: readonly string[]
}

type Faces = readonly TileFace[]

/** How a board's spaces are told to `ride`. */
export function tracks(placed: readonly number[], faces: Faces) {
  return (cell: number) => {
    const on = laid(placed[cell])
    const face = on && faces[on.tile - 1]
    return on && face ? { track: face.track, turns: on.turns } : null
  }
}

/** Every path that leads from door to door. */
export function glowsOf(sheet: Explanation | undefined, placed: readonly number[], faces: Faces): Glow[] {
  if (!sheet) return []
  const trackOf = tracks(placed, faces)
  return drawn(
    sheet.lines.flatMap((line) =>
      DOOR_LINES.includes(line.category)
        ? line.earnings.map((earning) => {
            const ends = sheet.paths[earning.path ?? -1]?.ends ?? []
            return { line: line.category, d: ride(earning.sections ?? [], ends, trackOf), ends }
          })
        : [],
    ),
  )
}

/** A sheet may be of a later moment than the board: paths whose tiles are not there yet are left out. */
function drawn(glows: readonly Glow[]): Glow[] {
  return [...new Map(glows.filter((glow) => glow.d).map((glow) => [glow.d, glow])).values()]
}

/** The paths that a placement would finish. */
export function glowsAhead(finished: readonly Finished[], placed: readonly number[], faces: Faces): Glow[] {
  const trackOf = tracks(placed, faces)
  return drawn(finished.map(({ line, sections, ends }) => ({ line, d: ride(sections, ends, trackOf), ends })))
}

/** What earns a line, or `null` where there is no such line. */
export function litBy(
  sheet: Explanation | undefined, category: string | null, placed: readonly number[], faces: Faces,
): Lit | null {
  const line = sheet?.lines.find((one) => one.category === category)
  if (!line) return null
  const figures = placed.map(() => new Set<string>())
  const sections = new Map<string, Section>()
  for (const earning of line.earnings) {
    for (const [cell, place] of earning.monsters ?? []) figures[cell]?.add(`monster:${place}`)
    for (const [cell, place] of earning.diamonds ?? []) figures[cell]?.add(`diamond:${place}`)
    for (const section of earning.sections ?? []) sections.set(section.join(), section)
  }
  const trackOf = tracks(placed, faces)
  // Each section by itself: curves that slimes count need not touch each other.
  const strokes = [...sections.values()].map((section) => ride([section], [], trackOf))
  return { figures, strokes: [...new Set(strokes)].filter(Boolean) }
}
