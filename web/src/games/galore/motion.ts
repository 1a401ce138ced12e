/** Tiles move from where they were to where they go: stack, table, minecart, board. */
import { cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { settings } from '$lib/core/settings.svelte'

const [sent, received] = crossfade({
  duration: (distance) => (settings.still ? 0 : Math.min(560, 240 + distance / 2)),
  easing: cubicOut,
  fallback: (_node, _params, intro) => appear(intro),
})

type Half = typeof sent

/** The same tile is sent from one place and received at another, by its number. */
export const send = sized(sent)
export const receive = sized(received)

/** Whoever scrubs through a game passes tiles before they lie anywhere: what has no size cannot fly. */
function sized(half: Half): Half {
  return (node, params) => {
    const begin = half(node, params)
    return () => {
      const flight = begin()
      return /NaN|Infinity/.test(flight.css?.(0.5, 0.5) ?? '') ? { duration: 0 } : flight
    }
  }
}

function appear(intro: boolean): TransitionConfig {
  return {
    duration: settings.still ? 0 : 260,
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: scale(${intro ? 0.7 + 0.3 * t : 0.85 + 0.15 * t})`,
  }
}

/** Comes from another place on the page, if that is known; a drawn tile is turned over on its way. */
export function flown(node: Element, { from }: { from: () => DOMRect | undefined }): TransitionConfig {
  const there = from()
  const here = node.getBoundingClientRect()
  if (!there || !there.width || !here.width || settings.still) return { duration: 0 }
  const dx = there.left + there.width / 2 - here.left - here.width / 2
  const dy = there.top + there.height / 2 - here.top - here.height / 2
  const size = there.width / here.width
  return {
    duration: 480,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - 18 * Math.sin(Math.PI * t)}px) scale(${1 + (size - 1) * u}); z-index: 2`,
  }
}
