import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import shipped from '../src/protocol/galore-pieces.json'
import type { GalorePieces } from '../src/protocol/pieces'
import { EXAMPLE } from '../src/screens/pad/example'
import { asked, fileName, fileText, keep, nameless, readSheet, resume, withNames, written } from '../src/screens/pad/file'
import {
  type Board, boardAt, type Boards, drawn, emptyBoard, emptyBoards, hasDoors, isDone, isEmpty, missingOn, namesOf, nextSpace, onTrack,
  sourcesOf, tileAt, tilesWith, turned, twinOf, withBoard, withCell, withDoor,
} from '../src/screens/pad/sheet'

const pieces = shipped as unknown as GalorePieces
const SIDES = Object.keys(pieces.boards)
const read = (text: string) => readSheet(text, SIDES, pieces.tiles.length)
const printedExample = readFileSync(new URL('../../tests/games/galore/printed_example.json', import.meta.url), 'utf-8')
const names = (boards: Boards) => namesOf(boards, (n) => `Player ${n}`)
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

function shelf(): { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void; kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('files', () => {
  it('hold the printed example as the rules print it', () => {
    expect(plain(written(EXAMPLE, names(EXAMPLE)))).toEqual(JSON.parse(printedExample))
    expect(plain(written(read(printedExample) ?? [], ['Bruno', 'Ana']))).toEqual(JSON.parse(printedExample))
  })

  it('come back as they were saved, with numbers, empty spaces and unfinished doors', () => {
    let boards: Boards = [{ ...emptyBoard('Ana'), board: '3a' }, emptyBoard('Bruno')]
    boards = withCell(boards, 0, 4, { tile: 12, rotation: 270 })
    boards = withCell(boards, 1, 0, onTrack(null, pieces, 'bridge'))
    boards = withBoard(boards, 1, withDoor(boards[1] as Board, 2, 1))
    const text = fileText(written(boards, names(boards)))
    expect(read(text)).toEqual(boards)
    expect(read(`\ufeff${text}`)).toEqual(boards)
    expect(JSON.parse(text).players[1].doors.south).toEqual(['plain', 'bone', 'plain'])
  })

  it('are named after the day', () => {
    expect(fileName(new Date(2026, 10, 5))).toBe('ghosts-galore-2026-11-05.json')
  })

  it.each([
    '', '{', '[]', '{}', 'null', '{"players":[]}', '{"players":[1]}',
    printedExample.replace('"rotation": 270', '"rotation": 45'),
    printedExample.replace('"straight"', '"loop"'),
    printedExample.replace('["bat", 0]', '["cat", 0]'),
    printedExample.replace('["skeleton", 0], ["slime", 0]', '["skeleton", 1]'),
    printedExample.replace('"plain", "tooth"', '"plain"'),
    printedExample.replace('"diamonds": [3]', '"diamonds": [0]'),
    printedExample.replace('"name": "Ana"', '"name": "Ana", "colour": "red"'),
    printedExample.replace('{"track": "straight", "rotation": 270', '{"tile": 79, "rotation": 270'),
  ])('that are none are left to the server to explain: %#', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('what this browser keeps', () => {
  it('is there again', () => {
    const place = shelf()
    const boards = withBoard(EXAMPLE, 0, { name: '' })
    keep(place, { boards, chosen: 1 })
    expect(resume(place, SIDES, 78)).toEqual({ boards, chosen: 1 })
  })

  it('is an empty sheet for newcomers, private windows and nonsense', () => {
    const fresh = { boards: emptyBoards(), chosen: 0 }
    expect(resume(shelf(), SIDES, 78)).toEqual(fresh)
    const odd = shelf()
    odd.setItem('phantomline-pad', '{"sheet":{"players":[{}]}}')
    expect(resume(odd, SIDES, 78)).toEqual(fresh)
    const shut = { getItem: () => { throw new Error('shut') }, setItem: () => { throw new Error('shut') } }
    expect(resume(shut, SIDES, 78)).toEqual(fresh)
    expect(() => keep(shut, fresh)).not.toThrow()
  })
})

describe('a sheet that is being filled in', () => {
  it('says what is missing', () => {
    const board = emptyBoard()
    expect(missingOn(board)).toEqual({ spaces: 9, bone: 2, tooth: 2 })
    expect(missingOn({ ...board, board: '1a' })).toEqual({ spaces: 9, bone: 0, tooth: 0 })
    const three = [0, 1, 2].reduce((one, place) => withDoor(one, 0, place), board)
    expect(missingOn(three).bone).toBe(-1)
    expect(EXAMPLE.every(isDone)).toBe(true)
    expect(isEmpty(emptyBoards())).toBe(true)
    expect(isEmpty([three])).toBe(false)
  })

  it('goes round the kinds of doors, both ways', () => {
    let board = emptyBoard()
    for (const kind of ['bone', 'tooth', 'wall', 'plain'] as const) {
      board = withDoor(board, 1, 2)
      expect(board.doors.east[2]).toBe(kind)
    }
    expect(withDoor(board, 1, 2, -1).doors.east[2]).toBe('wall')
  })

  it('is counted with doors that stand in for missing ones, and these are as many as there must be', () => {
    const many = [0, 1, 2].reduce((one, place) => withDoor(one, 0, place), emptyBoard())
    for (const board of [emptyBoard(), many, withDoor(withDoor(emptyBoard(), 3, 0), 3, 0)]) {
      const [sent] = asked([board]).players
      expect(hasDoors({ ...emptyBoard(), doors: sent?.doors ?? emptyBoard().doors })).toBe(true)
    }
    expect(asked(EXAMPLE)).toEqual(written(EXAMPLE, ['1', '2']))
  })

  it('is counted without the names, also where something is wrong with it', () => {
    expect(JSON.stringify(asked(EXAMPLE))).not.toContain('Bruno')
    const sent = nameless({ players: [{ name: 'Bruno', tiles: [] }, { name: '', tiles: 7 }, { name: 8 }, null, { name: 'x'.repeat(130) }], more: 1 })
    expect(sent.names).toEqual(['Bruno', '', '', '', 'x'.repeat(130)])
    expect(sent.data).toEqual({ players: [{ name: '1', tiles: [] }, { name: '', tiles: 7 }, { name: 8 }, null, { name: '5'.padEnd(130, '.') }], more: 1 })
    for (const odd of [null, 7, [], { players: 'Ana' }]) expect(nameless(odd)).toEqual({ data: odd, names: [] })
    expect(withNames('jugador 1 (1), espacio 4 (el centro), giro', sent.names)).toBe('jugador 1 (Bruno), espacio 4 (el centro), giro')
    expect(withNames('player 2 (2), tiles', sent.names)).toBe('player 2 (2), tiles')
  })

  it('finds the next empty space, around the corner too', () => {
    const [board = emptyBoard()] = withCell([emptyBoard()], 0, 8, { tile: 1, rotation: 0 })
    expect(nextSpace(board, -1)).toBe(0)
    expect(nextSpace(board, 7)).toBe(0)
    expect(nextSpace(EXAMPLE[0] ?? board, 3)).toBeNull()
  })

  it('turns tiles both ways and keeps degrees small', () => {
    expect(turned({ tile: 1, rotation: 270 }, 1)).toEqual({ tile: 1, rotation: 0 })
    expect(turned({ tile: 1, rotation: 0 }, -1)).toEqual({ tile: 1, rotation: 270 })
    expect(turned(null, 1)).toBeNull()
  })

  it('keeps the monsters when the track changes, and steps off a section that is gone', () => {
    const bridge = { track: 'bridge', rotation: 90, monsters: [['bat', 1], ['wisp', 0]] as const, diamonds: [3] }
    expect(onTrack(bridge, pieces, 'curve')).toEqual({ ...bridge, track: 'curve', monsters: [['bat', 0], ['wisp', 0]] })
    expect(onTrack(bridge, pieces, 'double-curve').monsters).toEqual(bridge.monsters)
    expect(onTrack({ tile: 1, rotation: 180 }, pieces, 'straight')).toEqual({ ...pieces.tiles[0], track: 'straight', rotation: 180 })
  })

  it('knows which pieces lie elsewhere', () => {
    const boards = withCell([{ ...emptyBoard(), board: '2a' }, emptyBoard()], 0, 3, { tile: 12, rotation: 0 })
    expect(tileAt(boards, 12)).toEqual({ player: 0, space: 3 })
    expect(tileAt(boards, 12, { player: 0, space: 3 })).toBeNull()
    expect(tileAt(boards, 13)).toBeNull()
    expect(boardAt(boards, '2b', 1)).toBe(0)
    expect(boardAt(boards, '2b', 0)).toBeNull()
    expect(boardAt(boards, '3a', 1)).toBeNull()
    const face = pieces.tiles[11]
    const twins = withCell(boards, 1, 0, { track: face?.track ?? '', monsters: [...(face?.monsters ?? [])].reverse(), diamonds: [], rotation: 90 })
    expect(twinOf(twins, { player: 1, space: 0 }, pieces)).toEqual({ player: 0, space: 3 })
    expect(twinOf(EXAMPLE, { player: 0, space: 4 }, pieces)).toBeNull()
  })

  it('gives everyone a name of their own', () => {
    const boards = ['Ana', '', ' Ana ', ''].map((name) => emptyBoard(name))
    expect(names(boards)).toEqual(['Ana', 'Player 2', 'Ana 2', 'Player 4'])
  })

  it('finds faces by what they show', () => {
    expect(tilesWith(pieces, null, [], false)).toHaveLength(78)
    for (const tile of tilesWith(pieces, 'bridge', ['bat', 'wisp'], false)) {
      const face = pieces.tiles[tile - 1]
      expect(face?.track).toBe('bridge')
      expect(face?.monsters.map(([kind]) => kind)).toEqual(expect.arrayContaining(['bat', 'wisp']))
    }
    expect(tilesWith(pieces, null, ['dragon'], true).every((tile) => pieces.tiles[tile - 1]?.diamonds.length)).toBe(true)
  })

  it('tells where the points of a line come from', () => {
    const line = { category: 'bats', points: 5, earnings: [{ points: 5, monsters: [[4, 0], [1, 0]] as const, sections: [[4, 1]] as const }] }
    const sheet = { lines: [line], total: 5, paths: [], dead_ends: [] }
    expect(sourcesOf(sheet, 'bats')).toEqual([{ points: 5, spaces: [1, 4] }])
    expect(sourcesOf(sheet, 'wisps')).toEqual([])
  })

  it('is drawn with faces of its own beyond those with numbers', () => {
    const [bruno = emptyBoard()] = EXAMPLE
    const shown = drawn(bruno, pieces)
    expect(shown.pieces.boards[shown.side]).toEqual(bruno.doors)
    const [first = 0] = shown.placed
    expect(shown.pieces.tiles[Math.floor(first / 4) - 1]?.track).toBe('straight')
    expect(first % 4).toBe(3)
    expect(drawn(withCell([{ ...emptyBoard(), board: '1a' }], 0, 4, { tile: 7, rotation: 90 })[0] ?? bruno, pieces).placed[4]).toBe(29)
  })
})
