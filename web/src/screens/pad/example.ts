/** The example that the printed rules count: 97 and 102. */
import type { Boards, Doors } from './sheet'

const doors = (north: string, east: string, south: string, west: string): Doors =>
  ({ north: north.split(' '), east: east.split(' '), south: south.split(' '), west: west.split(' ') }) as unknown as Doors

type Tile = readonly [track: string, rotation: number, monsters: string, ...diamonds: number[]]

/** `bat werewolf/1`: a monster stands on the first section unless it says so. */
const laid = ([track, rotation, monsters, ...diamonds]: Tile) => ({
  track, rotation, diamonds,
  monsters: monsters.split(' ').map((one) => {
    const [kind = '', section = '0'] = one.split('/')
    return [kind, Number(section)] as const
  }),
})

const BRUNO: readonly Tile[] = [
  ['straight', 270, 'skeleton slime'],
  ['bridge', 0, 'bat werewolf/1'],
  ['curve', 270, 'skeleton werewolf', 1],
  ['double-curve', 90, 'ghost wisp/1'],
  ['double-curve', 0, 'bat satyr/1'],
  ['curve', 180, 'dragon skeleton'],
  ['bridge', 180, 'bat werewolf'],
  ['double-curve', 180, 'golem/1 skeleton'],
  ['curve', 270, 'ghost wisp', 3],
]
const ANA: readonly Tile[] = [
  ['straight', 270, 'ghost bat'],
  ['straight', 270, 'dragon ghost', 1],
  ['double-curve', 180, 'slime/1 wisp', 1],
  ['curve', 90, 'bat wisp'],
  ['straight', 270, 'bat satyr', 3],
  ['bridge', 180, 'ghost skeleton/1'],
  ['double-curve', 90, 'werewolf/1 golem'],
  ['curve', 270, 'werewolf wisp'],
  ['curve', 0, 'ghost bat', 1],
]

export const EXAMPLE: Boards = [
  { name: 'Bruno', board: null, doors: doors('plain tooth bone', 'plain plain plain', 'tooth plain plain', 'bone plain plain'), tiles: BRUNO.map(laid) },
  { name: 'Ana', board: null, doors: doors('plain plain plain', 'plain tooth bone', 'plain plain plain', 'bone plain tooth'), tiles: ANA.map(laid) },
]
