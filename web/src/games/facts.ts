/** What a view shows, as facts in words: enough to play by, and what a board says to the blind. */
import type { AnyView } from '$lib/protocol/games'
import type { GaloreView } from '$lib/protocol/galore'
import type { GhostsView } from '$lib/protocol/ghosts'
import type { TrainView } from '$lib/protocol/train'
import type { CardColour } from '$lib/design/CardFrame.svelte'
import { cardParts, type Box, GalorePhrases, GhostsPhrases, TrainPhrases } from '$lib/words/phrases'
import type { Words } from '$lib/words/sentences'

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface CardFact {
  readonly colour: CardColour
  readonly corner: string
  readonly count?: number
  readonly name: string
}

export interface Grid {
  readonly seat: number
  readonly cells: readonly ({ readonly tile: number; readonly face: string; readonly turned: string } | null)[]
}

export interface SeatFact {
  readonly score: string
  readonly note: string
}

export interface Facts {
  readonly table: readonly Fact[]
  readonly hand: { readonly label: string; readonly cards: readonly CardFact[] } | null
  readonly lists: readonly { readonly label: string; readonly items: readonly string[] }[]
  readonly grids: readonly Grid[]
  readonly seats: readonly SeatFact[]
}

export function factsOf(view: AnyView, words: Words, box: Box, names: readonly string[]): Facts {
  if (view.game === 'ghosts') return ghosts(view, words, words.phrases(box) as GhostsPhrases)
  if (view.game === 'galore') return galore(view, words, words.phrases(box) as GalorePhrases, names)
  return train(view, words, words.phrases(box) as TrainPhrases)
}

function ghosts(view: GhostsView, words: Words, phrases: GhostsPhrases): Facts {
  const say = words.say.bind(words)
  return {
    table: [
      { label: say('web-fact-level'), value: say('web-of', { n: view.level, most: 7 }) },
      { label: say('web-fact-top'), value: view.top === null ? say('web-none') : phrases.card(view.top) },
      { label: say('web-fact-pile'), value: say('web-cards', { count: view.pile.length }) },
      { label: say('web-fact-direction'), value: say(view.direction > 0 ? 'web-clockwise' : 'web-counterclockwise') },
      { label: say('web-fact-deck'), value: say('web-cards', { count: view.deck_size }) },
      { label: say('web-fact-round'), value: say('web-of', { n: view.round, most: 3 }) },
    ],
    hand: hand(view.seat, say('web-your-hand'), view.hand.map((card) => {
      const { colour, ghosts: count } = cardParts(card)
      return { colour: colour as CardColour, corner: count ? String(count) : '', name: phrases.card(card) }
    })),
    lists: [],
    grids: [],
    seats: view.fright.map((fright, seat) => ({
      score: String(fright),
      note: say('web-seat-ghosts', { cards: view.hand_sizes[seat] ?? 0, taken: view.face_down[seat] ?? 0 }),
    })),
  }
}

function train(view: TrainView, words: Words, phrases: TrainPhrases): Facts {
  const say = words.say.bind(words)
  const lines = (ids: readonly string[]) => ids.map((id) => phrases.line(id))
  const yours = view.seat === null ? [] : (view.routes[view.seat] ?? [])
  const done = view.seat === null ? [] : (view.completed[view.seat] ?? [])
  return {
    table: [
      { label: say('web-fact-deck'), value: say('web-cards', { count: view.deck_size }) },
      { label: say('web-fact-tickets-left'), value: String(view.ticket_deck_size) },
    ],
    hand: hand(view.seat, say('web-your-hand'), Object.entries(view.hand).filter(([, count]) => count > 0).map(
      ([colour, count]) => ({ colour: colour as CardColour, corner: '', count, name: phrases.card(colour) }),
    )),
    lists: [
      { label: say('web-your-tickets'), items: lines(view.tickets) },
      { label: say('web-your-done'), items: lines(done) },
      { label: say('web-your-routes'), items: lines(yours) },
    ].filter((list) => view.seat !== null && list.items.length > 0),
    grids: [],
    seats: view.carriages.map((carriages, seat) => ({
      score: String((view.completed[seat]?.length ?? 0) + (view.bonuses[seat]?.includes('trick-or-treat') ? 1 : 0)),
      note: say('web-seat-train', { cards: view.hand_sizes[seat] ?? 0, carriages }),
    })),
  }
}

function galore(view: GaloreView, words: Words, phrases: GalorePhrases, names: readonly string[]): Facts {
  const say = words.say.bind(words)
  const tile = (number: number) => say('web-tile', { tile: String(number), face: phrases.face(number) })
  const order = view.placed.map((_, seat) => seat)
  if (view.seat !== null) order.sort((a, b) => Number(b === view.seat) - Number(a === view.seat))
  const claimed = view.claims.flatMap((number, seat) =>
    number ? [say('web-claimed', { name: names[seat] ?? '', tile: tile(number) })] : [],
  )
  return {
    table: [
      { label: say('web-fact-round'), value: say('web-of', { n: Math.min(view.round, 8), most: 8 }) },
      { label: say('web-fact-stack'), value: say('web-tiles', { count: view.stack }) },
      { label: say('web-fact-lamp'), value: names[view.lamp] ?? say('web-none') },
    ],
    hand: null,
    lists: [
      { label: say('web-face-up'), items: view.face_up.map(tile) },
      { label: say('web-claims'), items: claimed },
      { label: say('web-your-hidden'), items: view.hidden.map(tile) },
    ].filter((list) => list.items.length > 0),
    grids: order.map((seat) => ({
      seat,
      cells: (view.placed[seat] ?? []).map((placed) => {
        if (placed === 0) return null
        const number = Math.floor(placed / 4)
        const turned = say('galore-turned', { rotation: (placed % 4) * 90 })
        return { tile: number, face: phrases.face(number), turned }
      }),
    })),
    seats: view.boards.map((board, seat) => ({
      score: '',
      note: say('web-seat-galore', {
        board: board || '–',
        tiles: view.placed[seat]?.filter((placed) => placed > 0).length ?? 0,
      }),
    })),
  }
}

function hand(seat: number | null, label: string, cards: readonly CardFact[]): Facts['hand'] {
  return seat === null ? null : { label, cards }
}
