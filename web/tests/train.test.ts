import survey from 'virtual:town'
import { describe, expect, it } from 'vitest'
import { FLOATS, SIGNS } from '../src/art/town/floats'
import { LANDMARKS, landmarkOf } from '../src/art/town/landmarks'
import { LIVERIES } from '../src/art/town/liveries'
import { along, curve, distance, fromLine, lengthOf, shared } from '../src/games/train/geometry'
import { gapTo } from '../src/games/train/clearance'
import { flagsOf } from '../src/games/train/flags'
import { besideOf } from '../src/games/train/hinted'
import { LEGIBLE, lettersAt, Naming, wrapped } from '../src/games/train/labels'
import { sceneryFor, townOf } from '../src/games/train/land'
import { layTown, type Slot } from '../src/games/train/layout'
import { measure as measured } from '../src/games/train/measure'
import { cheersOf, claimsOf, goalsOf, handOf, ownersOf } from '../src/games/train/model'
import { movesOf } from '../src/games/train/motion'
import { isArrow, nextRoute, placeAt, routeAt } from '../src/games/train/navigate'
import { contour, lots, sceneryOf } from '../src/games/train/scenery'
import { keyOf, surveyOf } from '../src/games/train/survey'
import { fitted, kept, panned, seen, showing, toMap, zoomed } from '../src/games/train/viewport'
import { wayOf } from '../src/games/train/ways'
import type { PlaceShown, RouteShown, TrainPieces } from '../src/protocol/pieces'
import type { TrainEvent, TrainView } from '../src/protocol/train'
import { TrainPhrases } from '../src/words/phrases'
import { boxes, speaker } from './speakers'
import told from './views.json'

const box = boxes.train as Extract<(typeof boxes)['train'], { id: 'train' }>
const pieces = box.pieces
const town = layTown(pieces)
const measure = (text: string) => text.length * 0.56 + 0.1

/** A town that nobody has drawn: places strewn about, each joined to those nearest. */
function strewn(seed: string, many: number): TrainPieces {
  const chance = lots(seed)
  const places: PlaceShown[] = []
  while (places.length < many) {
    const at = [Math.round(chance() * 1000), Math.round(chance() * 700)] as const
    if (places.every((place) => distance(place.at, at) > 600 / Math.sqrt(many)))
      places.push({ id: `p${places.length}`, names: { en: `A place called ${places.length}` }, at, region: [null, 'dark-forest', 'seashore', null][places.length % 4] ?? null })
  }
  const routes: RouteShown[] = places.flatMap((place, n) =>
    places.slice(n + 1).filter((other) => distance(place.at, other.at) < 260).slice(0, 3).flatMap((other, k) => {
      const route = (colour: string): RouteShown => ({ id: `${place.id}-${other.id}-${colour}`, ends: [place.id, other.id], colour, spaces: 1 + Math.floor(chance() * 4) })
      return k === 0 ? [route('red'), route('blue')] : [route('green')]
    }),
  )
  return { edition: seed, cards: {}, places, routes, tickets: [], bonuses: [] }
}
const towns: [string, TrainPieces][] = [['ours', pieces], ['small', strewn('a', 6)], ['middling', strewn('b', 24)], ['dense', strewn('c', 48)]]

/** Points along the middle of a slot. */
const spine = ({ at, angle, length }: Slot) =>
  [-0.4, 0, 0.4].map((part) => [at[0] + Math.cos((angle * Math.PI) / 180) * length * part, at[1] + Math.sin((angle * Math.PI) / 180) * length * part] as const)

describe.each(towns)('the layout of %s town', (_, given) => {
  const laid = layTown(given)

  it('gives every route its slots, along the way from end to end, never upside down', () => {
    expect(laid.routes.map((route) => route.id)).toEqual(given.routes.map((route) => route.id))
    for (const route of laid.routes) {
      expect(route.slots).toHaveLength(route.spaces)
      expect(distance(route.line[0]!, laid.at.get(route.ends[0])!)).toBeLessThan(laid.track + 4)
      for (const slot of route.slots) {
        expect(Math.abs(slot.angle)).toBeLessThanOrEqual(90)
        expect(slot.length).toBeGreaterThan(3)
        expect(fromLine(slot.at, route.line)).toBeLessThan(1)
      }
      for (let n = 1; n < route.slots.length; n++)
        expect(distance(route.slots[n - 1]!.at, route.slots[n]!.at)).toBeGreaterThan(route.slots[n]!.length * 0.9)
    }
  })

  it('lays double routes side by side', () => {
    for (const route of laid.routes) {
      if (route.twin === null) continue
      const other = laid.route.get(route.twin)!
      expect(other.twin).toBe(route.id)
      for (const slot of route.slots) expect(fromLine(slot.at, other.line)).toBeGreaterThan(laid.track)
    }
  })

  it('shows no two clear names on top of each other', () => {
    for (const size of [12.5, 20, 31]) {
      const labels = new Naming(laid, (id) => given.places.find((place) => place.id === id)!.names.en!, size, measure).place()
      expect(labels).toHaveLength(given.places.length)
      const clear = labels.filter((label) => label.clear)
      for (const [n, label] of clear.entries())
        for (const other of clear.slice(n + 1)) expect(shared(label.box, other.box)).toBe(0)
    }
  })

  it('has a landscape that is drawn without faults and always the same', () => {
    const scenery = sceneryOf(laid, given.edition)
    expect(sceneryOf(laid, given.edition)).toEqual(scenery)
    const all = [...scenery.hills.map((hill) => hill.d), ...scenery.forest, ...scenery.sea].join('')
    expect(all).not.toMatch(/NaN|Infinity|undefined/)
    for (const decor of scenery.decor) {
      for (const place of laid.places) expect(distance(decor.at, place.at)).toBeGreaterThan(laid.radius)
      for (const route of laid.routes) expect(fromLine(decor.at, route.line)).toBeGreaterThan(laid.track / 2)
    }
  })
})

describe('the survey that the page is built with', () => {
  const namesIn = (language: string) => (id: string) => pieces.places.find((place) => place.id === id)!.names[language]!

  it('is what the pieces themselves give', () => {
    expect(survey).toEqual(surveyOf(pieces, ['en', 'es']))
    expect(townOf(pieces)).toEqual(town)
    for (const language of ['en', 'es'])
      expect(sceneryFor(pieces, town, language, namesIn(language))).toEqual(sceneryOf(town, pieces.edition, new Naming(town, namesIn(language), 17.5, measured).place()))
  })

  it('is nothing to go by for other pieces, nor for another language', () => {
    const [first, ...others] = pieces.places
    const moved: TrainPieces = { ...pieces, places: [{ ...first!, at: [first!.at[0] + 20, first!.at[1]] }, ...others] }
    expect(keyOf(moved)).not.toBe(survey.key)
    const laid = townOf(moved)
    expect(laid).toEqual(layTown(moved))
    const nameOf = (id: string) => `El ${id}`
    for (const [given, of] of [[moved, laid], [pieces, town]] as const)
      expect(sceneryFor(given, of, 'gl', nameOf)).toEqual(sceneryOf(of, given.edition, new Naming(of, nameOf, 17.5, measured).place()))
  })

  it('knows how wide letters are, accents or not, and guesses those it has never seen', () => {
    expect(measured('Molino')).toBeGreaterThan(measured('Milino'))
    expect(measured('Árbol Científico')).toBe(measured('Arbol Cientifico'))
    expect(measured('墓')).toBeCloseTo(1.1)
    expect(measured('Ж')).toBeCloseTo(0.7)
  })
})

describe('our town', () => {
  it('keeps every slot clear of places and of the slots of other routes', () => {
    for (const route of town.routes)
      for (const slot of route.slots) {
        for (const p of spine(slot)) {
          for (const place of town.places) expect(distance(p, place.at), `${route.id} at ${place.id}`).toBeGreaterThan(town.radius * 0.9)
          for (const other of town.routes)
            if (other !== route)
              for (const there of other.slots)
                for (const q of spine(there)) expect(distance(p, q), `${route.id} at ${other.id}`).toBeGreaterThan(town.track * 0.8)
        }
      }
  })

  it('keeps the sea away from places and lets the forest hold its own', () => {
    expect(sceneryOf(town, pieces.edition).forest.every((d) => d.startsWith('M') && d.endsWith('Z'))).toBe(true)
  })

  it('has a picture of its own for every place, and a house for strangers', () => {
    for (const place of pieces.places) expect(LANDMARKS).toHaveProperty(place.id)
    expect(landmarkOf('nobody-knows')).toBe(landmarkOf('nobody-knows'))
    for (const { edge, parts } of [...Object.values(LANDMARKS), landmarkOf('a'), landmarkOf('b')])
      expect([edge, ...parts.map(([, d]) => d)].join('')).not.toMatch(/NaN|undefined/)
  })

  it('can be walked by arrow keys: every route leads to every other', () => {
    const reached = new Set([town.routes[0]!.id])
    for (const id of reached)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) reached.add(nextRoute(town, id, arrow))
    expect(reached.size).toBe(town.routes.length)
    expect(isArrow('ArrowUp') && !isArrow('Enter')).toBe(true)
    expect(nextRoute(town, 'nothing', 'ArrowUp')).toBe('nothing')
  })

  it('knows what is under a finger', () => {
    for (const route of town.routes) expect(routeAt(town, route.slots[0]!.at, 10)?.id).toBe(route.id)
    expect(routeAt(town, [-400, -400], 30)).toBeNull()
    for (const place of town.places) expect(placeAt(town, place.at)).toBe(place.id)
    expect(placeAt(town, [-400, 0])).toBeNull()
  })
})

describe.each([
  // What is seen of the map there, and how many names there is room for beside any two tickets.
  ['a laptop', { w: 659, h: 420 }, 20],
  ['a tablet', { w: 772, h: 525 }, 21],
  ['a phone', { w: 358, h: 300 }, 10],
  ['a small phone', { w: 328, h: 271 }, 8],
] as const)('names on the map of %s', (_, size, many) => {
  const look = fitted(town.bounds, size)
  const namingIn = (language: string) => {
    const nameOf = (id: string) => pieces.places.find((place) => place.id === id)!.names[language]!
    return new Naming(town, nameOf, lettersAt(look.k), measured, { least: lettersAt(look.k, LEGIBLE), within: seen(look, size) })
  }
  const aimsOf = (...tickets: TrainPieces['tickets']) => tickets.map(({ ends }, n) => ({ mark: `${n + 1}`, ends }))

  it.each(['en', 'es'])('tell the ends of any two tickets in %s, and leave room around each other', (language) => {
    const naming = namingIn(language)
    const wrong: string[] = []
    for (const [n, one] of pieces.tickets.entries())
      for (const other of pieces.tickets.slice(n + 1)) {
        const ends = new Set([...one.ends, ...other.ends])
        const flags = flagsOf(town, aimsOf(one, other), look.k)
        const clear = naming.place(ends, flags.map(({ box }) => box)).filter((label) => label.clear)
        const beside = `${one.id} and ${other.id}`
        for (const end of ends) if (!clear.some(({ id }) => id === end)) wrong.push(`${end} is not told beside ${beside}`)
        if (clear.length < many) wrong.push(`only ${clear.length} beside ${beside}`)
        for (const [m, { id, size: high, box }] of clear.entries()) {
          if (high * look.k < LEGIBLE) wrong.push(`${id} is hard to read beside ${beside}`)
          const around = { x: box.x - high * 0.7, y: box.y - high * 0.3, w: box.w + high * 1.4, h: box.h + high * 0.6 }
          for (const next of clear.slice(m + 1)) if (shared(around, next.box)) wrong.push(`${id} and ${next.id} touch beside ${beside}`)
        }
      }
    expect(wrong).toEqual([])
  }, 60_000)

  it.each(['en', 'es'])('in %s stand nearer to their own place than to another, or at a line to it', (language) => {
    const naming = namingIn(language)
    for (const ticket of [null, ...pieces.tickets]) {
      const labels = naming.place(new Set(ticket?.ends))
      for (const { id, box, leader } of labels.filter((label) => label.clear && !ticket?.ends.includes(label.id))) {
        const nearest = town.places.toSorted((a, b) => gapTo(a.at, box) - gapTo(b.at, box))[0]!.id
        if (leader) expect(distance(leader[0], town.at.get(id)!)).toBeLessThan(town.radius)
        else expect(nearest).toBe(id)
      }
    }
  })

  it('has numbers on flags that can be read', () => {
    for (const { box } of flagsOf(town, aimsOf(...pieces.tickets.slice(0, 3)), look.k)) expect((box.w * 12 * look.k) / 18).toBeGreaterThanOrEqual(LEGIBLE)
  })

  it.each(['en', 'es'])('in %s are not covered by what marks a route', (language) => {
    const names = namingIn(language).place().filter((label) => label.clear).map(({ box }) => box)
    const half = 14 / look.k
    const covered = town.routes.filter(({ id }) => {
      const [x, y] = besideOf(town, id, half, 1, names)
      return names.some((name) => shared(name, { x: x - half, y: y - half, w: 2 * half, h: 2 * half }) > half * half)
    })
    // On a phone there may be one between two names.
    expect(covered.length, covered.map(({ id }) => id).join(' ')).toBeLessThanOrEqual(look.k < 0.5 ? 1 : 0)
  })
})

describe('looking at the map', () => {
  const bounds = { x: 0, y: 0, w: 1000, h: 700 }
  const size = { w: 500, h: 420 }
  const whole = fitted(bounds, size)

  it('begins with all of it, and never goes beyond', () => {
    expect(whole).toEqual({ x: 500, y: 350, k: 0.5 })
    expect(kept({ x: -999, y: 0, k: 0.01 }, bounds, size)).toEqual(whole)
    const close = kept({ x: -999, y: 9999, k: 2 }, bounds, size)
    expect(close).toEqual({ k: 2, x: 125, y: 595 })
    expect(kept({ x: 0, y: 0, k: 99 }, bounds, size).k).toBe(2.4)
    expect(fitted(bounds, { w: 0, h: 0 }).k).toBeGreaterThan(0)
  })

  it('keeps what is under the pointer under it', () => {
    const before = toMap(whole, size, [300, 200])
    const then = zoomed(whole, 2, [300, 200], bounds, size)
    expect(then.k).toBe(1)
    expect(toMap(then, size, [300, 200])).toEqual(before)
    expect(panned(then, 100, 0, bounds, size).x).toBe(then.x - 100)
  })

  it('moves no more than it must to show something', () => {
    const close = kept({ x: 500, y: 350, k: 2 }, bounds, size)
    expect(showing(close, [500, 350], bounds, size)).toEqual(close)
    const moved = showing(close, [900, 350], bounds, size)
    expect(toMap(moved, size, [size.w - 60, 0])[0]).toBeCloseTo(875 + 0, -2)
    expect(moved.y).toBe(350)
  })
})

describe('what a view says', () => {
  const views = (told as unknown as TrainView[]).filter((view) => view.game === 'train')

  it('sorts what is open, with the fewest locomotives first', () => {
    const view = views.find((one) => one.legal.some((action) => action.type === 'claim'))!
    const claims = claimsOf(view)
    expect([...claims.values()].flat()).toHaveLength(view.legal.filter((action) => action.type === 'claim').length)
    for (const ways of claims.values())
      expect(ways.map((way) => way.locomotives)).toEqual(ways.map((way) => way.locomotives).toSorted((a, b) => a - b))
  })

  it('counts hands, owners and goals', () => {
    for (const view of views) {
      expect(ownersOf(view).size).toBe(view.routes.flat().length)
      expect(handOf(view).reduce((sum, { count }) => sum + count, 0)).toBe(view.seat === null ? 0 : view.hand_sizes[view.seat])
      expect(goalsOf(view, pieces).filter((goal) => goal.kind === 'ticket')).toHaveLength(view.tickets.length)
    }
    const mine = { ...views[0]!, seat: 1, bonuses: [[], ['crypt']] }
    const bonuses = goalsOf(mine, pieces).filter((goal) => goal.kind !== 'ticket')
    expect(bonuses.map(({ kind, done }) => [kind, done])).toEqual([['trick-or-treat', false], ['crypt', true], ['mansion', false]])
    expect(bonuses.map(({ ends }) => ends)).toEqual(pieces.bonuses.map(({ ends }) => ends))
  })

  it('cheers what was completed, with the places that it joined', () => {
    const routes = ['town-hall--raven-bridge--green', 'raven-bridge--crypt']
    const happened: TrainEvent[] = [
      { type: 'claimed', seat: 1, route: routes[0]!, colour: 'red', coloured: 1, locomotives: 0, carriages: 9 },
      { type: 'town-hall', seat: 1, location: 'crypt', routes },
      { type: 'completed', seat: 1, ticket: 'raven-bridge--circus-of-dread', completed: 1, routes: [] },
      { type: 'trick-or-treat', seat: 1, completed: 2, routes: [] },
    ]
    expect(cheersOf(happened, pieces)).toEqual([
      { event: happened[1], places: ['town-hall', 'crypt'] },
      { event: happened[2], places: ['raven-bridge', 'circus-of-dread'] },
      { event: happened[3], places: [] },
    ])
    // The crypt of another town may lie at its sea.
    const [treat, crypt, mansion] = pieces.bonuses
    const coast: TrainPieces = { ...pieces, bonuses: [{ ...treat!, ends: [['swamp'], ['crypt']] }, crypt!, mansion!] }
    expect(cheersOf(happened, coast)[0]?.places).toEqual(['town-hall', 'crypt'])
  })

  it('moves cards from where they were to where they are', () => {
    const moves = movesOf(
      [
        { type: 'claimed', seat: 0, route: 'x', colour: 'red', coloured: 1, locomotives: 1, carriages: 9 },
        { type: 'drew', seat: 1, card: null },
        { type: 'drew-ticket', seat: 0, ticket: 'y' },
      ],
      0,
    )
    expect(moves.map(({ card, from, to }) => [card, from[0], to[0]])).toEqual([
      ['red', 'card-red', 'discards'], ['locomotive', 'card-locomotive', 'discards'], [null, 'deck', 'seat-1'], [null, 'ticket-deck', 'tickets'],
    ])
  })

  it.each(['en', 'es'] as const)('tells a way in %s', async (language) => {
    const words = await speaker(language)
    await words.catalogue.open(['board-train'])
    const phrases = words.phrases(box) as TrainPhrases
    const [goal] = goalsOf({ ...views[0]!, tickets: [pieces.tickets[0]!.id] }, pieces)
    const said = (routes: string[] | null, enough = true) =>
      wayOf({ game: 'train', ways: [{ goal: 'ticket', ticket: pieces.tickets[0]!.id, routes, carriages: 3, enough }] }, goal!, words, phrases)
    const texts = [said(['swamp--fishing-wharf']).text, said(['swamp--fishing-wharf'], false).text, said([]).text, said(null).text, wayOf(null, goal!, words, phrases).text]
    expect(new Set(texts).size).toBe(5)
    expect(texts.join(' ')).not.toMatch(/board-train|--|\$/)
    expect(said(['swamp--fishing-wharf']).routes).toEqual(['swamp--fishing-wharf'])
  })
})

describe('small things', () => {
  it('curves keep their ends and their length', () => {
    const line = curve([0, 0], [100, 0], 20)
    expect(line[0]).toEqual([0, 0])
    expect(line.at(-1)).toEqual([100, 0])
    expect(line[12]![1]).toBeCloseTo(20)
    expect(lengthOf(line)).toBeGreaterThan(100)
    expect(along(line, lengthOf(line) / 2).at[0]).toBeCloseTo(50, 0)
  })

  it('breaks names evenly', () => {
    expect(wrapped('Laboratorio del Científico Loco', measure)).toEqual([
      ['Laboratorio del Científico Loco'], ['Laboratorio del', 'Científico Loco'], ['Laboratorio', 'del Científico', 'Loco'],
    ])
  })

  it('finds the outline of a disc', () => {
    const d = contour(([x, y]) => Math.hypot(x, y) - 50, { x: -100, y: -100, w: 200, h: 200 }, 10)
    expect(d.match(/M/g)).toHaveLength(1)
    const points = [...d.matchAll(/ (-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)].map((found) => Math.hypot(Number(found[1]), Number(found[2])))
    for (const radius of points) expect(Math.abs(radius - 50)).toBeLessThan(2)
  })

  it('gives every colour a sign and every company a sign, all different', () => {
    expect(new Set(FLOATS.map((name) => SIGNS[name].d)).size).toBe(FLOATS.length)
    expect(new Set(LIVERIES.map((livery) => livery.sign)).size).toBe(4)
    expect(new Set(LIVERIES.map((livery) => livery.fill)).size).toBe(4)
  })
})

