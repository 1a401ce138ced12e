// Written by `scripts/web types`; change the structs of the server instead.
import type { GaloreAction, GaloreEvent, GaloreOptions, GaloreView } from './galore'
import type { GhostsAction, GhostsEvent, GhostsOptions, GhostsView } from './ghosts'
import type { TrainAction, TrainEvent, TrainOptions, TrainView } from './train'

export type GameName = 'galore' | 'ghosts' | 'train'
export const GAMES = ['galore', 'ghosts', 'train'] as const

export type AnyAction = GaloreAction | GhostsAction | TrainAction

export type AnyEvent = GaloreEvent | GhostsEvent | TrainEvent

export type AnyOptions = GaloreOptions | GhostsOptions | TrainOptions

export type AnyView = GaloreView | GhostsView | TrainView
