/** Whom one does not want to hear, at any table, until one does. This device remembers it. */
import type { ChatLine } from '$lib/protocol/messages'
import type { Connection } from './connection'
import { settings } from './settings.svelte'

/** More than anybody mutes; whoever was muted longest ago is heard again. */
const MOST = 100

export const isMuted = (player: string): boolean => settings.now.muted.includes(player)

/** What was said by those one wants to hear. */
export const heard = (lines: readonly ChatLine[]): readonly ChatLine[] => lines.filter((line) => !isMuted(line.player))

export function mute(connection: Connection, player: string, on: boolean): void {
  connection.mute(player, on)
  const others = settings.now.muted.filter((one) => one !== player)
  void settings.change({ muted: on ? [...others, player].slice(-MOST) : others })
}
