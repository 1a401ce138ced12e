/**
 * The landmarks of the town, each cut from a few sheets of paper on a field of 64 by 64.
 *
 * `edge` is the whole silhouette, which gets a rim of bare paper; `parts` lie on it, each a colour
 * of `INKS` and a path. A leading `-` draws the path as a line.
 */
export interface Landmark {
  readonly edge: string
  readonly parts: readonly (readonly [Ink, string])[]
}

export const INKS = {
  plum: '#4a3b78',
  violet: '#6f5fae',
  lilac: '#a99bd6',
  ink: '#231b40',
  lit: '#ffcf73',
  cream: '#f7eed6',
  orange: '#e9862a',
  rust: '#b85f12',
  green: '#57945a',
  pine: '#2d5f4b',
  moss: '#93b65a',
  red: '#b23a48',
  brown: '#8a5a36',
  bark: '#5b3d2a',
  teal: '#4fa6a2',
  sea: '#3a6ea5',
  stone: '#8389ad',
  slate: '#5c6288',
  pale: '#c3c8e0',
  gold: '#f2c14e',
  acid: '#a5e15c',
} as const
export type Ink = keyof typeof INKS | `-${keyof typeof INKS}`

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const LANDMARKS: Readonly<Record<string, Landmark>> = {
  'gingerbread-house': {
    edge: 'M10 59V36L4 35 32 6l9 9V8h8v15l11 12-6 1v23z',
    parts: [
      ['brown', 'M11 59V33L32 12l21 21v26z'],
      ['bark', 'M41 16V8h8v16z'],
      ['cream', 'M32 6L4 35c2 5 6 5 8 1 2 5 6 5 8 1 2 5 6 5 8 1 2 4 6 4 8 0 2 4 6 4 8 0 2 4 6 4 8 0 2 4 6 4 8-2z'],
      ['cream', 'M40 8h10v4c-2 3-3 3-5 0-2 3-4 3-5 0z'],
      ['lit', 'M27 59V49a5 5 0 0 1 10 0v10z'],
      ['red', `${disc(18, 48, 3)}${disc(46, 48, 3)}${disc(32, 26, 3.2)}`],
      ['-cream', 'M11 58h15M38 58h15'],
    ],
  },
  'murky-glade': {
    edge: 'M6 59C2 48 6 40 10 36 4 22 14 8 22 8c7 0 9 7 9 12 1-7 5-12 12-12 10 0 18 13 12 28 6 5 7 14 3 23z',
    parts: [
      ['pine', 'M6 59C2 48 6 40 10 36 4 22 14 8 22 8c9 0 11 12 8 26l-2 25z'],
      ['pine', 'M36 59l-2-25C31 20 35 8 43 8c10 0 18 13 12 28 6 5 7 14 3 23z'],
      ['ink', 'M20 59c0-14 2-25 12-25s12 11 12 25z'],
      ['lit', 'M24 44c0-3 5-3 6 1-3 2-5 1-6-1zM40 44c0-3-5-3-6 1 3 2 5 1 6-1z'],
      ['green', 'M14 20c3-5 8-5 10-2-4 0-7 2-10 2zM50 20c-3-5-8-5-10-2 4 0 7 2 10 2zM10 44c3-4 6-4 8-2-3 0-5 2-8 2zM54 44c-3-4-6-4-8-2 3 0 5 2 8 2z'],
      ['pale', 'M3 56c4-5 9-3 12-2 4-5 11-5 15-1 4-4 11-3 14 1 4-3 12-3 17 2 1 3-1 4-3 4H7c-3 0-5-2-4-4z'],
    ],
  },
  'hollow-tree': {
    edge: 'M17 59c6-8 7-15 6-21C16 36 8 31 5 22l6-2c2 5 5 8 9 9-4-8-4-16-1-24l6 2c-2 7 0 13 4 17 1-7 4-14 10-18l4 4c-5 5-6 10-5 16 4-1 8-5 10-11l7 2c-2 11-8 18-15 21-1 7 1 14 8 21z',
    parts: [
      ['bark', 'M17 59c6-8 7-15 6-21C16 36 8 31 5 22l6-2c2 5 5 8 9 9-4-8-4-16-1-24l6 2c-2 7 0 13 4 17 1-7 4-14 10-18l4 4c-5 5-6 10-5 16 4-1 8-5 10-11l7 2c-2 11-8 18-15 21-1 7 1 14 8 21z'],
      ['brown', 'M22 59c5-8 5-15 4-22l3-10c1 6 0 22-2 32z'],
      ['ink', 'M32 37c6 0 8 5 8 9s-3 9-8 9-7-5-7-9 2-9 7-9z'],
      ['lit', `${disc(29.5, 45, 2.2)}${disc(35.5, 45, 2.2)}`],
      ['moss', 'M3 20c2-6 10-6 12 0-4 4-9 4-12 0zM15 7c2-6 10-6 12 0-4 5-9 5-12 0zM37 8c2-6 10-6 11 0-4 4-8 4-11 0zM49 17c2-6 10-6 12 0-4 5-9 5-12 0z'],
    ],
  },
  'misty-windmill': {
    edge: 'M22 59l4-28-19 9-4-7 21-11L13 6l7-3 12 16L44 4l7 4-11 14 20 9-3 8-19-8 4 28z',
    parts: [
      ['stone', 'M22 59l5-32h10l5 32z'],
      ['slate', 'M32 27h5l5 32H32z'],
      ['red', 'M24 29c0-13 16-13 16 0z'],
      ['cream', 'M31 22L14 5l6-2 13 18zM33 22L50 8l-6-4-13 17zM32 24l25 15 3-8-27-10zM32 20L5 33l3 7 25-15z'],
      ['-bark', 'M32 23L17 4M32 23L47 6M32 23l26 12M32 23L6 37'],
      ['ink', disc(32, 23, 3)],
      ['lit', 'M28.5 59V50a3.5 3.5 0 0 1 7 0v9zM30 35h4v6h-4z'],
    ],
  },
  'pumpkin-field': {
    edge: 'M30 17c0-6 3-9 8-11l4 5c-4 1-5 3-5 6 16-3 25 6 25 21 0 14-12 21-29 21S3 53 3 38 14 14 30 17z',
    parts: [
      ['green', 'M29 20c0-8 3-12 9-14l4 5c-4 1-6 4-5 9z'],
      ['orange', 'M32 18c17-6 30 4 30 20S50 59 32 59 3 54 3 38s12-26 29-20z'],
      ['-rust', 'M32 18c-10 10-10 31 0 41M32 18c10 10 10 31 0 41'],
      ['ink', 'M14 36l9-8 2 9zM50 36l-9-8-2 9zM13 43c4 2 7 2 9 0l3 4 4-3 3 3 3-3 4 3 3-4c2 2 5 2 9 0-2 9-10 12-19 12s-17-3-19-12z'],
      ['lit', 'M17 35l5-4 1 4zM47 35l-5-4-1 4zM18 46c3 1 4 0 5-1l3 4 3-2 3 3 3-3 3 2 3-4c2 1 3 2 5 1-3 5-8 7-14 7s-11-2-14-7z'],
    ],
  },
  'lonely-barn': {
    edge: 'M7 59V34L4 31 14 15 32 6l18 9 10 16-3 3v25z',
    parts: [
      ['red', 'M8 59V32l8-15 16-8 16 8 8 15v27z'],
      ['plum', 'M32 6L14 15 4 31l4 4 9-15 15-8 15 8 9 15 4-4-10-16z'],
      ['cream', 'M19 59V38h26v21h-3V41H22v18z'],
      ['-cream', 'M22 41l20 18M42 41L22 59'],
      ['lit', 'M27 22h10v10H27z'],
      ['-cream', 'M27 22h10v10H27zM32 22v10'],
    ],
  },
  'haunted-mansion': {
    edge: 'M6 59V32L4 30l9-14 7 10 2-2V17L32 3l10 14v7l2 2 7-10 9 14-2 2v27z',
    parts: [
      ['plum', 'M8 59V30h14V20h20v10h14v29z'],
      ['ink', 'M4 31l9-15 9 15zM42 31l9-15 9 15zM20 20L32 3l12 17z'],
      ['violet', 'M22 20h4v39h-4zM8 31h3v28H8zM42 31h3v28h-3z'],
      ['lit', 'M12 37h6v8h-6zM46 37h6v8h-6zM28 25a4 4 0 0 1 8 0v8h-8zM27 59V48a5 5 0 0 1 10 0v11zM24 37h4v6h-4zM36 37h4v6h-4z'],
      ['-ink', 'M32 21v12M28 28h8M15 37v8M49 37v8'],
    ],
  },
  'abandoned-school': {
    edge: 'M4 59V35l4-5h15V20l-2-1 11-11V3l11 3-9 4 9 9-2 1v10h15l4 5v24z',
    parts: [
      ['stone', 'M5 59V34h54v25z'],
      ['slate', 'M4 35l4-6h48l4 6z'],
      ['stone', 'M23 59V19h18v40z'],
      ['slate', 'M20 20L32 8l12 12z'],
      ['red', 'M32 2l11 4-11 4z'],
      ['-ink', 'M32 2v8'],
      ['gold', 'M28 29c0-7 8-7 8 0l1 2H27zM31 31h2v2h-2z'],
      ['ink', 'M9 40h9v9H9zM46 40h9v9h-9zM27 59V46h10v13z'],
      ['lit', 'M10 41h3v3h-3zM51 41h3v3h-3z'],
      ['-cream', 'M9 40l9 9M55 40l-9 9M26 50l12-3M26 54l12 2'],
    ],
  },
  'train-station': {
    edge: 'M4 59V33L3 28 18 17h5V8l9-5 9 5v9h5l15 11-1 5v26z',
    parts: [
      ['brown', 'M5 59V31h54v28z'],
      ['red', 'M3 32l15-15h28l15 15z'],
      ['plum', 'M23 30V9h18v21z'],
      ['ink', 'M20 10l12-7 12 7z'],
      ['cream', disc(32, 20, 7)],
      ['-ink', 'M32 15v5l4 2'],
      ['ink', 'M18 59V48c0-15 28-15 28 0v11z'],
      ['violet', 'M22 59V48c0-11 20-11 20 0v11z'],
      ['lit', `${disc(32, 48, 4.5)}M8 39h6v9H8zM50 39h6v9h-6z`],
      ['-pale', 'M23 57h18M26 54v5M32 54v5M38 54v5'],
    ],
  },
  'whispering-well': {
    edge: 'M9 59V39h6V26L6 25 32 7l26 18-9 1v13h6v20z',
    parts: [
      ['bark', 'M15 41V24h5v17zM44 41V24h5v17z'],
      ['ink', 'M20 41V26h24v15z'],
      ['violet', 'M6 26L32 7l26 19z'],
      ['plum', 'M32 7l26 19H38z'],
      ['stone', 'M9 39h46v7H9z'],
      ['slate', 'M12 46h40v13H12z'],
      ['-pale', 'M12 52h40M22 46v6M36 46v6M46 46v6M17 52v7M30 52v7M42 52v7'],
      ['-lilac', 'M32 25v8'],
      ['gold', 'M28 33h8l-1 7h-6z'],
    ],
  },
  'witchs-cauldron': {
    edge: 'M10 27c-1-4 1-6 4-6C9 11 20 5 25 13 29 2 44 4 42 15c6-4 13 1 10 7 3 0 4 2 3 5 6 14 3 24-5 29l2 4h-6l-2-2c-8 3-16 3-24 0l-2 2h-6l2-4C6 51 4 41 10 27z',
    parts: [
      ['acid', `M12 26c-2-9 7-13 13-8 3-9 14-8 15 0 7-4 14 1 12 8z${disc(22, 13, 4)}${disc(36, 10, 5)}${disc(46, 17, 3)}`],
      ['ink', 'M10 27c-6 16 0 31 22 31s28-15 22-31zM14 54l4 2-2 4h-4zM50 54l-4 2 2 4h4z'],
      ['slate', 'M8 25h48c2 0 2 6 0 6H8c-2 0-2-6 0-6z'],
      ['plum', 'M14 34c-2 9 1 16 8 20-2-6-3-13-2-20z'],
      ['acid', 'M40 31h5c1 5-1 10-2.5 10S39 36 40 31z'],
      ['cream', `${disc(37, 9, 1.5)}${disc(22, 12, 1.3)}`],
    ],
  },
  'town-hall': {
    edge: 'M4 59v-7l3-2V34l-3-3 17-9c0-7 5-11 9-12V3l9 3-6 3v1c4 1 9 5 9 12l18 9-3 3v16l3 2v7z',
    parts: [
      ['teal', 'M20 25c0-20 24-20 24 0z'],
      ['-ink', 'M32 10V3'],
      ['orange', 'M32 3l9 3-9 3z'],
      ['cream', 'M4 33l28-14 28 14z'],
      ['gold', disc(32, 28, 3)],
      ['plum', 'M8 33h48v19H8z'],
      ['cream', 'M9 34h6v17H9zM21 34h5v17h-5zM38 34h5v17h-5zM49 34h6v17h-6z'],
      ['lit', 'M28 52V42a4 4 0 0 1 8 0v10z'],
      ['pale', 'M7 51h50v4H7zM4 55h56v4H4z'],
    ],
  },
  'clock-tower': {
    edge: 'M18 59l3-4V30l-3-2V16L32 2l14 14v12l-3 2v25l3 4z',
    parts: [
      ['slate', 'M22 59V28h20v31z'],
      ['stone', 'M18 15h28v14H18z'],
      ['red', 'M17 17L32 2l15 15z'],
      ['cream', disc(32, 22, 8)],
      ['-ink', 'M32 17v5l4 3'],
      ['stone', 'M20 54h24v5H20zM22 30h4v24h-4z'],
      ['lit', 'M29 36h6v7h-6zM29 59v-8a3 3 0 0 1 6 0v8z'],
    ],
  },
  'raven-bridge': {
    edge: 'M2 56V42c8-6 14-10 20-12-3-5-2-11 2-14 2-5 8-7 12-4l7 4-7 3c2 5 0 9-3 11 10 1 19 6 29 12v14z',
    parts: [
      ['stone', 'M2 56V42c20-15 40-15 60 0v14h-8c0-9-5-13-10-13s-9 4-9 13h-6c0-9-5-13-10-13s-9 4-9 13z'],
      ['slate', 'M2 42c20-15 40-15 60 0v5c-20-15-40-15-60 0z'],
      ['sea', 'M10 56c0-3 0-5 1-7h16c2 2 2 5 2 7zM35 56c0-3 0-5 1-7h16c2 2 2 5 2 7z'],
      ['ink', 'M17 32c3-10 7-18 14-20 5-2 8 1 8 4l5 2-6 2c0 8-5 12-11 12-4 0-6-1-10 0z'],
      ['gold', 'M38 15l7 3-7 2z'],
      ['lit', disc(34, 16, 1.6)],
      ['-ink', 'M27 31v5M31 31v5'],
    ],
  },
  graveyard: {
    edge: 'M3 59l3-5V40c0-9 13-11 17-3V22h-8v-9h8V4h9v9h8v9h-8v11c5-5 12-4 17-1 5 3 7 8 7 13v9l5 5z',
    parts: [
      ['pale', 'M23 59V22h-8v-9h8V4h9v9h8v9h-8v37z'],
      ['stone', 'M28 4h4v9h8v9h-8v37h-4z'],
      ['stone', 'M7 59V41c0-12 17-12 17 0v18z'],
      ['slate', 'M36 59V44c0-17 22-17 22 0v15z'],
      ['-ink', 'M12 42h7M12 46h7M42 42h10M42 47h10'],
      ['pine', 'M2 59c4-7 8-4 11-2 5-6 10-5 14-1 6-5 12-4 15 0 6-5 14-4 20 3z'],
    ],
  },
  crypt: {
    edge: 'M5 59v-5l4-2V30l-4-2v-4L32 7l27 17v4l-4 2v22l4 2v5z',
    parts: [
      ['stone', 'M9 55V28h46v27z'],
      ['slate', 'M5 27v-3L32 7l27 17v3z'],
      ['pale', 'M12 29h6v24h-6zM46 29h6v24h-6zM8 53h48v3H8zM5 56h54v3H5z'],
      ['ink', 'M22 53V40c0-12 20-12 20 0v13z'],
      ['cream', 'M32 12c5 0 7 3 7 6 0 2-1 3-2 4v3H27v-3c-1-1-2-2-2-4 0-3 2-6 7-6z'],
      ['ink', `${disc(29.5, 18, 1.7)}${disc(34.5, 18, 1.7)}M31 22h2v3h-2z`],
      ['acid', 'M27 44c0-3 4-3 4 0zM33 44c0-3 4-3 4 0z'],
    ],
  },
  'mad-scientists-lab': {
    edge: 'M6 59c-4-5 2-11 16-33V14h-3V7h20v7h-3v12l6 10 4-10-6-2 8-15h9l-5 10 8 2-11 18c8 12 13 15 9 18z',
    parts: [
      ['pale', 'M22 12h14v14l18 28c2 3 1 5-2 5H8c-4 0-5-2-3-5l17-28z'],
      ['acid', 'M16 38h28l10 16c2 3 1 5-2 5H8c-4 0-5-2-3-5z'],
      ['slate', 'M19 7h20v6H19z'],
      ['cream', `${disc(22, 49, 3.5)}${disc(33, 52, 2.5)}${disc(31, 43, 2.2)}M25 16h3v11l-5 8h-3l5-9z`],
      ['green', 'M5 54l4-6c10 6 22-4 32-1l9 6 4 3c1 2 0 3-2 3H8c-4 0-5-2-3-5z'],
      ['gold', 'M48 9h8l-5 11 8 2-16 23 5-17-7-2z'],
    ],
  },
  'circus-of-dread': {
    edge: 'M6 59V41c-3-1-4-3-3-6 12-5 21-12 27-22V3l12 4-8 4v2c6 10 15 17 27 22 1 3 0 5-3 6v18z',
    parts: [
      ['red', 'M7 59V38h50v21z'],
      ['cream', 'M13 59l1-21h9l-1 21zM42 59l-1-21h9l1 21z'],
      ['red', 'M32 12c7 11 17 19 29 23v4H3v-4c12-4 22-12 29-23z'],
      ['cream', 'M32 12c-3 11-9 20-18 27h9c6-8 9-17 9-27zM32 12c3 11 9 20 18 27h-9c-6-8-9-17-9-27z'],
      ['gold', 'M3 35h58l-4 8-6-5-6 5-6-5-7 5-7-5-6 5-6-5-6 5z'],
      ['ink', 'M24 59c0-9 4-14 8-17 4 3 8 8 8 17z'],
      ['lit', `${disc(29.5, 51, 1.8)}${disc(34.5, 51, 1.8)}`],
      ['-ink', 'M32 12V3'],
      ['orange', 'M32 3l10 4-10 3z'],
    ],
  },
  swamp: {
    edge: 'M3 52c0-6 5-9 10-9V14c0-8 7-8 7 0v10c0-9 7-9 7 0v14c4-5 9-4 11 0 3-5 9-5 11 0 5 0 8 3 8 6 4 1 5 4 4 8-1 9-57 9-58 0z',
    parts: [
      ['-green', 'M16.5 46V18M23.5 46V28'],
      ['bark', 'M13 13c0-7 7-7 7 0v12c0 5-7 5-7 0zM20 24c0-6 7-6 7 0v9c0 5-7 5-7 0z'],
      ['pine', 'M8 46c-3-8-4-14-3-20 6 5 7 12 7 20z'],
      ['teal', 'M3 51c2-7 14-9 29-9s28 2 29 9c1 10-59 10-58 0z'],
      ['green', 'M28 47c-1-6 3-12 7-7 2 1 6 1 8 0 4-5 8 1 7 7 0 8-22 8-22 0z'],
      ['cream', `${disc(34, 41, 3.6)}${disc(44, 41, 3.6)}`],
      ['ink', `${disc(34.5, 41, 1.7)}${disc(43.5, 41, 1.7)}M32 48c4 4 10 4 14 0-4 2-10 2-14 0z`],
      ['-pale', 'M8 52h9M12 56h12M48 55h8'],
    ],
  },
  'foggy-lighthouse': {
    edge: 'M16 59l4-4 4-30h-2v-6L2 25V9l22 4L32 4l8 9 22-4v16l-20-6v6h-2l4 30 4 4z',
    parts: [
      ['lit', 'M26 18L2 25V9zM38 18l24 7V9z'],
      ['cream', 'M20 57l5-33h14l5 33z'],
      ['red', 'M24.5 32h15l1 8h-17zM22.5 46h19l1 8h-21z'],
      ['ink', 'M22 20h20v5H22zM23 13l9-9 9 9z'],
      ['gold', 'M26 13h12v7H26z'],
      ['slate', 'M15 59c2-6 8-4 10-4 4-4 11-4 15 0 4-1 8-1 10 4z'],
    ],
  },
  'fishing-wharf': {
    edge: 'M2 57V46l6-2v-6l8-2V14l-4-1V8h28l-4 18-6 9h10V22l14 14h6v8l4 2v11z',
    parts: [
      ['brown', 'M16 39V12h5v27z'],
      ['-bark', 'M12 11h24v12'],
      ['teal', 'M30 29c2-6 10-6 12 0 2-1 3-2 4-4v10c-1-2-2-3-4-4-2 6-10 6-12-2z'],
      ['cream', disc(33.5, 28.5, 1.3)],
      ['bark', 'M6 37h52v6H6zM10 43h5v13h-5zM29 43h5v13h-5zM48 43h5v13h-5z'],
      ['sea', 'M2 50c5-4 8-4 12 0 4-4 8-4 12 0 4-4 8-4 12 0 4-4 8-4 12 0 4-4 8-4 12 0v7c0 2-2 2-4 2H6c-2 0-4 0-4-2z'],
      ['-pale', 'M6 54c3-2 5-2 8 0M26 55c3-2 5-2 8 0M46 54c3-2 5-2 8 0'],
      ['lit', disc(18.5, 9, 3.5)],
    ],
  },
}

/** Houses for places that we have never heard of. */
const HOUSES: readonly Landmark[] = [
  {
    edge: 'M10 59V34l-5-2L28 9h4V5h9v11l18 16-5 2v25z',
    parts: [
      ['violet', 'M12 59V31h40v28z'],
      ['ink', 'M32 16V5h9v18z'],
      ['plum', 'M5 33L30 9l29 24z'],
      ['lit', 'M18 39h9v9h-9zM38 39h8v20h-8z'],
      ['-ink', 'M22.5 39v9M18 43.5h9'],
    ],
  },
  {
    edge: 'M18 59V26l-4-2L32 3l18 21-4 2v33z',
    parts: [
      ['slate', 'M20 59V24h24v35z'],
      ['red', 'M14 25L32 3l18 22z'],
      ['stone', 'M20 26h5v33h-5z'],
      ['lit', 'M29 30a4 4 0 0 1 8 0v7h-8zM29 59V49a4 4 0 0 1 8 0v10z'],
    ],
  },
  {
    edge: 'M6 59V40l15-9V18l9-9V3h5v6l9 9v13l14 9v19z',
    parts: [
      ['stone', 'M8 59V40l13-8 22 0 13 8v19z'],
      ['pale', 'M22 59V20h20v39z'],
      ['teal', 'M20 21L32 9l12 12zM6 41l16-10v8zM58 41L42 31v8z'],
      ['-ink', 'M32.5 9V3M30 5h5'],
      ['lit', `${disc(32, 27, 4)}M27 59V47a5 5 0 0 1 10 0v12zM12 46h5v7h-5zM47 46h5v7h-5z`],
    ],
  },
]

/** The picture of a place: its own, or a house that always is the same for the same name. */
export function landmarkOf(id: string): Landmark {
  const own = LANDMARKS[id]
  if (own) return own
  let sum = 0
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return HOUSES[sum % HOUSES.length]!
}
