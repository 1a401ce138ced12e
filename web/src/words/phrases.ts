/** What a game's words need to know beyond the fields of an event, an action or a refusal. */
import type { AnyAction, AnyView, GameName } from '$lib/protocol/games'
import type { GalorePieces, TileFace, TrainPieces } from '$lib/protocol/pieces'
import type { Catalogue, Param, Params } from './catalogue'
import { join, type Seats } from './seats'

/** A game with the pieces that it is played with. */
export type Box =
  | { readonly id: 'galore'; readonly pieces: GalorePieces }
  | { readonly id: 'ghosts' }
  | { readonly id: 'train'; readonly pieces: TrainPieces }

/** Fields as they came over the wire. */
export type Fields = Readonly<Record<string, unknown>>

/** Turns the fields of what a game says into variables of its messages. */
export class Phrases {
  constructor(
    readonly catalogue: Catalogue,
    readonly game: GameName,
  ) {}

  params(fields: Fields, seats: Seats): Params {
    const found: Params = {}
    for (const [field, value] of Object.entries(fields)) {
      if (field === 'type' || value === undefined) continue
      if (value === null) found[field] = 'hidden'
      else if (field === 'seat' && typeof value === 'number') {
        found.name = seats.name(value)
        found.who = seats.who(value)
      } else if (field === 'turn' && typeof value === 'number') {
        found.turn = seats.name(value)
        found.turn_who = seats.who(value)
      } else if (field === 'seats' || field === 'winners') {
        found[field] = seats.list(value as number[])
        found[`${field}_who`] = seats.whos(value as number[])
      } else if ((field === 'scores' || field === 'fright') && Array.isArray(value)) {
        found[field] = seats.tally(value as number[])
      } else Object.assign(found, this.piece(field, value))
    }
    return found
  }

  /** The variables for one field that is neither a seat nor unknown. */
  piece(field: string, value: unknown): Params {
    return { [field]: plain(value) }
  }

  /** What an action would do, where the viewer's table is known. */
  effect(_action: AnyAction, _view: AnyView | null): Params {
    return {}
  }

  say(message: string, params: Params = {}): string {
    return this.catalogue.format(message, params)
  }

  join(items: readonly string[]): string {
    return join(this.catalogue, items)
  }
}

const GHOST_COLOURS: ReadonlySet<string> = new Set(['red', 'yellow', 'blue', 'black', 'white', 'green'])

/** The colour of a card (`mist` for none) and how many ghosts it shows. */
export function cardParts(name: string): { colour: string; ghosts: number } {
  const [colour = '', ghosts = ''] = name.split('-')
  return { colour, ghosts: GHOST_COLOURS.has(colour) ? Number(ghosts) : 0 }
}

function isGhostCard(name: string): boolean {
  const { colour, ghosts } = cardParts(name)
  return name === 'mist' || (GHOST_COLOURS.has(colour) && ghosts >= 1 && ghosts <= 3)
}

export class GhostsPhrases extends Phrases {
  override piece(field: string, value: unknown): Params {
    return field === 'card' ? { card: this.card(String(value)) } : super.piece(field, value)
  }

  /** A card without an article; an unknown one just as it was written. */
  card(name: string): string {
    return isGhostCard(name) ? this.say('ghosts-card', cardParts(name)) : name
  }

  override effect(action: AnyAction, view: AnyView | null): Params {
    if (view?.game !== 'ghosts') return { effect: 'plain', level: 0, cards: 0 }
    if (action.type === 'take') return { cards: view.pile.length }
    if (action.type !== 'play' || !isGhostCard(action.card)) return {}
    const { colour, ghosts } = cardParts(action.card)
    if (colour === 'mist') return { effect: 'mist', level: view.level }
    if (view.top !== null && colour === cardParts(view.top).colour)
      return { effect: view.way === 'alternate' ? 'same' : 'reverse', level: view.level }
    return { effect: 'raise', level: view.level + ghosts }
  }
}

export class GalorePhrases extends Phrases {
  constructor(catalogue: Catalogue, readonly pieces: GalorePieces) {
    super(catalogue, 'galore')
  }

  override piece(field: string, value: unknown): Params {
    if (field === 'tile' && typeof value === 'number')
      return { tile: String(value), face: this.face(value) }
    if (field === 'returned') return { returned: String(value) }
    if (field === 'tiles' && Array.isArray(value))
      return { tiles: this.join(value.map(String)), count: value.length }
    if (field === 'cell' && typeof value === 'number')
      // People count the nine spaces from 1.
      return { cell: value + 1, place: this.place(value) }
    if (field === 'rotation' && typeof value === 'number')
      return { rotation: value, turned: this.say('galore-turned', { rotation: value }) }
    if (field === 'cells' && Array.isArray(value)) return { sections: value.length }
    if (field === 'points' && Array.isArray(value)) return {}
    return { [field]: plain(value) }
  }

  place(cell: number): string {
    return this.say('galore-place', { cell: cell + 1 })
  }

  /** What a tile shows: its track, monsters and diamonds. */
  face(tile: number): string {
    const face = this.pieces.tiles[tile - 1]
    return face ? this.described(face) : '?'
  }

  described(face: TileFace): string {
    const kinds = face.monsters.map(([kind]) => kind)
    const shown = [...new Set(kinds)].map((kind) =>
      this.say(`galore-monster-${kind}`, { count: kinds.filter((one) => one === kind).length }),
    )
    if (face.diamonds.length) {
      const values = this.join(face.diamonds.map(String))
      shown.push(this.say('galore-diamonds', { count: face.diamonds.length, values }))
    }
    const track = this.say(`galore-track-${face.track}`)
    return shown.length ? `${track}: ${shown.join(', ')}` : track
  }
}

const FLOATS: ReadonlySet<string> = new Set([
  'red', 'orange', 'yellow', 'green', 'blue', 'black', 'locomotive',
])

export class TrainPhrases extends Phrases {
  readonly #places: ReadonlyMap<string, string>
  readonly #ends: ReadonlyMap<string, readonly [string, string]>

  constructor(catalogue: Catalogue, readonly pieces: TrainPieces) {
    super(catalogue, 'train')
    this.#places = new Map(pieces.places.map((place) => [place.id, this.named(place.names)]))
    this.#ends = new Map([...pieces.routes, ...pieces.tickets].map((one) => [one.id, one.ends]))
  }

  override piece(field: string, value: unknown): Params {
    switch (field) {
      case 'card':
        return { card: this.card(String(value)), colour: String(value) }
      case 'route':
      case 'ticket':
        return { [field]: this.line(String(value)) }
      case 'tickets': {
        const tickets = value as string[]
        return { tickets: this.join(tickets.map((one) => this.line(one))), count: tickets.length }
      }
      case 'location':
        return { location: this.location(String(value)) }
      default:
        return { [field]: plain(value) }
    }
  }

  override effect(action: AnyAction): Params {
    const route =
      action.type === 'claim' && 'route' in action
        ? this.pieces.routes.find((one) => one.id === action.route)
        : undefined
    if (!route || !('locomotives' in action)) return { colour: 'locomotive', coloured: 0, track: 'only' }
    const coloured = route.spaces - action.locomotives
    // Paid with locomotives alone, nothing else would tell two tracks apart.
    const alike = coloured === 0 && this.pieces.routes.some((one) => one.id !== route.id && sameEnds(one.ends, route.ends))
    return { colour: route.colour, coloured, track: alike ? 'twin' : 'only' }
  }

  /** A name in this language, else in English, else in whatever there is. */
  named(names: Readonly<Record<string, string>>): string {
    return names[this.catalogue.language] ?? names.en ?? Object.values(names)[0] ?? '?'
  }

  card(name: string): string {
    return FLOATS.has(name) ? this.say('train-card', { colour: name }) : name
  }

  location(name: string): string {
    return this.#places.get(name) ?? name
  }

  /** A route or a ticket by its two ends. */
  line(name: string): string {
    const ends = this.#ends.get(name)
    if (!ends) return name
    return this.say('train-ends', { from: this.location(ends[0]), to: this.location(ends[1]) })
  }
}

function sameEnds([one, two]: readonly [string, string], ends: readonly [string, string]): boolean {
  return ends.includes(one) && ends.includes(two)
}

/** A field as it is, in a form that a message can hold. */
function plain(value: unknown): Param {
  return typeof value === 'number' ? value : String(value)
}

export function phrasesOf(catalogue: Catalogue, box: Box): Phrases {
  if (box.id === 'galore') return new GalorePhrases(catalogue, box.pieces)
  if (box.id === 'train') return new TrainPhrases(catalogue, box.pieces)
  return new GhostsPhrases(catalogue, 'ghosts')
}
