/** Boards and moments for the gallery, with a sheet as the server would tell it. */
import type { GaloreView } from '$lib/protocol/galore'
import type { Explanation } from '$lib/protocol/prospects'

export const SAMPLE = { tile: 24, side: '2a', placed: [250, 97, 297, 122, 260, 153, 17, 156, 117] }

const SHEET = `{"lines":[{"category":"dragons","points":9,"earnings":[{"points":9,"monsters":[[2,0],[5,0],[8,0]]}]},{"category":"ghosts","points":9,"earnings":[{"points":3,"monsters":[[3,0]],"path":0},{"points":3,"monsters":[[5,1]],"path":2},{"points":3,"monsters":[[5,2]],"path":3}]},{"category":"golems","points":4,"earnings":[{"points":4,"monsters":[[7,0]]}]},{"category":"satyrs","points":6,"earnings":[{"points":6,"monsters":[[0,0],[0,1],[3,0],[3,1],[6,1],[6,2]],"sections":[[6,1],[3,0],[0,0]],"path":0}]},{"category":"skeletons","points":5,"earnings":[{"points":5,"monsters":[[3,1]],"diamonds":[[1,0],[2,0],[4,0],[4,1],[7,0]]}]},{"category":"slimes","points":2,"earnings":[{"points":2,"monsters":[[1,0]],"sections":[[4,0],[4,1]]}]},{"category":"bats","points":25,"earnings":[{"points":5,"monsters":[[4,0]]},{"points":5,"monsters":[[6,0]]},{"points":5,"monsters":[[6,1]]},{"points":5,"monsters":[[7,1]]},{"points":5,"monsters":[[8,1]]}]},{"category":"werewolves","points":21,"earnings":[{"points":4,"monsters":[[0,1]]},{"points":4,"monsters":[[1,1]]},{"points":4,"monsters":[[2,1]]},{"points":4,"monsters":[[3,2]]},{"points":5,"monsters":[[0,1],[1,1],[2,1],[3,2]]}]},{"category":"wisps","points":9,"earnings":[{"points":9,"monsters":[[0,2],[6,2],[8,2]]}]},{"category":"diamonds","points":7,"earnings":[{"points":1,"diamonds":[[1,0]]},{"points":1,"diamonds":[[2,0]]},{"points":1,"diamonds":[[4,0]]},{"points":1,"diamonds":[[4,1]]},{"points":3,"diamonds":[[7,0]]}]},{"category":"bone_doors","points":6,"earnings":[{"points":6,"sections":[[5,0],[4,0],[1,1]],"path":2}]},{"category":"tooth_doors","points":6,"earnings":[{"points":6,"sections":[[3,1],[4,1],[7,0]],"path":4}]},{"category":"other_paths","points":9,"earnings":[{"points":3,"sections":[[6,1],[3,0],[0,0]],"path":0},{"points":3,"sections":[[0,1],[1,0],[2,0]],"path":1},{"points":3,"sections":[[8,1],[5,1],[2,1]],"path":3}]}],"total":118,"paths":[{"sections":[[6,1],[3,0],[0,0]],"ends":[{"cell":6,"edge":"south","door":"plain"},{"cell":0,"edge":"north","door":"plain"}]},{"sections":[[0,1],[1,0],[2,0]],"ends":[{"cell":0,"edge":"west","door":"plain"},{"cell":2,"edge":"east","door":"plain"}]},{"sections":[[5,0],[4,0],[1,1]],"ends":[{"cell":5,"edge":"east","door":"bone"},{"cell":1,"edge":"north","door":"bone"}]},{"sections":[[8,1],[5,1],[2,1]],"ends":[{"cell":8,"edge":"south","door":"plain"},{"cell":2,"edge":"north","door":"plain"}]},{"sections":[[3,1],[4,1],[7,0]],"ends":[{"cell":3,"edge":"west","door":"tooth"},{"cell":7,"edge":"south","door":"tooth"}]},{"sections":[[6,0]],"ends":[{"cell":6,"edge":"east","door":null},{"cell":6,"edge":"west","door":"plain"}]},{"sections":[[8,0]],"ends":[{"cell":8,"edge":"east","door":"plain"},{"cell":8,"edge":"west","door":null}]}],"dead_ends":[{"cell":6,"edge":"east","door":null},{"cell":8,"edge":"west","door":null}]}`

export const SAMPLE_SHEET = JSON.parse(SHEET) as Explanation

/** The same board to so many lines, the others at nothing, as somebody less lucky might have it. */
export function sheetOf(lines: number): Explanation {
  const scored = SAMPLE_SHEET.lines.map((line, n) => (n % 6 < lines ? line : { ...line, points: line.points === 6 ? -2 : 0, earnings: [] }))
  return { ...SAMPLE_SHEET, lines: scored, total: scored.reduce((sum, line) => sum + line.points, 0) }
}

/** A moment of a game, seen by the first seat, in which so much is different. */
export function viewOf(players: number, changes: Partial<GaloreView>): GaloreView {
  const upTo = (tiles: number) => SAMPLE.placed.map((code, cell) => (cell < tiles ? code : 0))
  return {
    game: 'galore', seat: 0, players, phase: 'claiming', actors: [0], legal: [], choose_sides: false, experts: false, round: 5, lamp: 1, turn: 0, stack: 4,
    boards: Array<string>(players).fill(SAMPLE.side), placed: [4, 5, 9, 3, 0].slice(0, players).map(upTo), face_up: [], claims: [0, 12, 31, 0, 44].slice(0, players),
    gone: [], unseen: [], hand_sizes: Array<number>(players).fill(1), hidden: [34], returned: 0, choice: null, ...changes,
  }
}
