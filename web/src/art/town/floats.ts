/** The float cards: a sign for every colour, and what rides through the town in it. */
import type { Ink } from './landmarks'

export const FLOATS = ['red', 'orange', 'yellow', 'green', 'blue', 'black', 'locomotive'] as const
export type Float = (typeof FLOATS)[number]

/** Signs on a field of 24 by 24, the same as on cards, drawn as lines or filled. */
export const SIGNS: Readonly<Record<Float, { d: string; filled: boolean }>> = {
  red: { d: 'M4 20L20 4M4 12l8-8M12 20l8-8', filled: false },
  orange: { d: 'M12 4l9 16H3z', filled: true },
  yellow: { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z', filled: false },
  green: { d: 'M12 3v18M3 12h18', filled: false },
  blue: { d: 'M2 9c4-5 7-5 10 0s6 5 10 0M2 17c4-5 7-5 10 0s6 5 10 0', filled: false },
  black: { d: 'M5 5h14v14H5z', filled: false },
  locomotive: { d: 'M3 16V7h6v4h8c3 0 4 2 4 5zM7 20a2 2 0 1 0 0-.1M17 20a2 2 0 1 0 0-.1M14 11V5h3v6', filled: false },
}

export const isFloat = (name: string): name is Float => (FLOATS as readonly string[]).includes(name)

/** What a float carries, on a field of 48 by 40 above its wheels. */
export const RIDES: Readonly<Record<Float, readonly (readonly [Ink, string])[]>> = {
  // A devil, a pumpkin, a moon, a cauldron, a wave with a ghost, a cat, and the engine that pulls them all.
  red: [
    ['orange', 'M24 7c10 0 15 7 15 15s-6 15-15 15S9 30 9 22 14 7 24 7z'],
    ['ink', 'M12 15C5 13 4 7 6 1c2 5 6 7 11 8zM36 15c7-2 8-8 6-14-2 5-6 7-11 8zM24 24l3 4h-6z'],
    ['gold', 'M14 18l8 3c0 4-7 4-8-3zM34 18l-8 3c0 4 7 4 8-3z'],
    ['cream', 'M15 28c6 3 12 3 18 0-1 5-4 7-9 7s-8-2-9-7z'],
    ['ink', 'M19 20a1.3 1.3 0 1 0 0 .1zM29 20a1.3 1.3 0 1 0 0 .1z'],
  ],
  orange: [
    ['rust', 'M24 12c13-4 21 3 21 13s-8 12-21 12S3 36 3 25s8-17 21-13z'],
    ['cream', 'M13 23l6-5 1 6zM35 23l-6-5-1 6zM13 28c7 4 15 4 22 0-1 5-5 7-11 7s-10-2-11-7z'],
    ['green', 'M22 13c0-6 2-9 7-10l2 4c-4 0-5 3-5 6z'],
  ],
  yellow: [
    ['orange', 'M30 3a17 17 0 1 0 12 28A15 15 0 0 1 30 3z'],
    ['cream', 'M39 8l1.5 3.5L44 13l-3.5 1.5L39 18l-1.5-3.5L34 13l3.5-1.5z'],
    ['ink', 'M18 20c0-2 4-2 4 0zM19 27c2 3 5 3 7 0z'],
  ],
  green: [
    ['acid', 'M9 14c0-6 7-8 10-4 2-7 12-7 13 0 5-2 9 1 8 6zM16 6a2 2 0 1 0 0 .1zM34 5a3 3 0 1 0 0 .1z'],
    ['ink', 'M8 16c-5 12 0 21 16 21s21-9 16-21z'],
    ['pale', 'M6 13h36c2 0 2 5 0 5H6c-2 0-2-5 0-5z'],
  ],
  blue: [
    ['cream', 'M24 4c-8 0-13 6-13 14v16l5-4 4 4 4-4 4 4 4-4 5 4V18c0-8-5-14-13-14z'],
    ['ink', 'M19 14c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4zM29 14c2 0 3 2 3 4s-1 4-3 4-3-2-3-4 1-4 3-4z'],
    ['sea', 'M2 34c4-5 8-5 11 0 3-5 8-5 11 0 3-5 8-5 11 0 3-5 8-5 11 0v5H2z'],
  ],
  black: [
    ['violet', 'M13 37c-1-9 1-14 4-17-3-4-3-11-1-16l6 5c3-1 5-1 8 0l6-5c2 5 2 12-1 16 4 5 5 10 5 17z'],
    ['acid', 'M19 14c2-2 4-1 4 2-2 1-4 0-4-2zM33 14c-2-2-4-1-4 2 2 1 4 0 4-2z'],
    ['-violet', 'M40 36c6-2 6-9 2-13'],
  ],
  locomotive: [
    ['ink', 'M6 12h16v8h14c6 0 8 5 8 10v6H6z'],
    ['red', 'M3 9h22v4H3zM31 20V9h-2V5h10v4h-2v11z'],
    ['lit', 'M10 16h8v7h-8zM42 26a3 3 0 1 0 0 .1z'],
    ['gold', 'M6 31h38v3H6z'],
  ],
}
