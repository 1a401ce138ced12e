import { tick } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../src/core/api'
import { InWords } from '../src/core/inwords.svelte'
import { HELP, isWriting, letterOf, type Press } from '../src/core/keys'
import { readSettings } from '../src/core/settings'
import { shortcut, shortcuts } from '../src/core/shortcuts.svelte'
import { callsOf, canSpeak, speakAloud } from '../src/core/voice'
import { groupsOf } from '../src/games/actions'
import type { Described } from '../src/protocol/described'
import type { AnyView } from '../src/protocol/games'
import { boxes, speaker } from './speakers'
import views from './views.json'

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key, code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...more,
})

describe('letters that lead somewhere', () => {
  it('are single ones, where that is allowed', () => {
    expect(letterOf(press('w'), true)).toBe('w')
    expect(letterOf(press('w'), false)).toBeNull()
    expect(letterOf(press('W', { shiftKey: true }), true)).toBeNull()
    expect(letterOf(press('?', { shiftKey: true }), true)).toBe(HELP)
    expect(letterOf(press('?', { shiftKey: true }), false)).toBeNull()
    expect(letterOf(press('Enter'), true)).toBeNull()
  })
  it('or any with Alt and Shift, whatever sign that writes', () => {
    const held = { altKey: true, shiftKey: true }
    expect(letterOf(press('„', { ...held, code: 'KeyW' }), false)).toBe('w')
    expect(letterOf(press('w', { altKey: true }), true)).toBeNull()
    expect(letterOf(press('1', { ...held, code: 'Digit1' }), true)).toBeNull()
  })
  it('are a comma and a full stop as well, wherever those are on the keyboard', () => {
    expect(letterOf(press(','), true)).toBe(',')
    expect(letterOf(press('.', { shiftKey: true }), true)).toBe('.')
    expect(letterOf(press(','), false)).toBeNull()
    expect(letterOf(press('<', { altKey: true, shiftKey: true, code: 'Comma' }), false)).toBe(',')
  })
  it('leave what belongs to the browser alone', () => {
    expect(letterOf(press('c', { ctrlKey: true }), true)).toBeNull()
    expect(letterOf(press('c', { metaKey: true }), true)).toBeNull()
  })
  it('are written by whoever writes', () => {
    expect(isWriting(null)).toBe(false)
    expect(isWriting({ closest: () => ({}) } as never)).toBe(true)
    expect(isWriting({ closest: () => null } as never)).toBe(false)
  })
  it('do what was said last, until that is gone', () => {
    const one = vi.fn(), two = vi.fn()
    const forgetOne = shortcut('c', one)
    const forgetTwo = shortcut('c', two)
    const forgetWords = shortcut('w', one)
    forgetOne()
    expect(shortcuts.letters).toEqual(['w', 'c'])
    expect(shortcuts.run('c')).toBe(true)
    expect(two).toHaveBeenCalledOnce()
    expect(one).not.toHaveBeenCalled()
    forgetTwo()
    forgetWords()
    expect(shortcuts.run('c')).toBe(false)
  })
  it('are not listed where they only say that there is nothing to do', () => {
    const say = vi.fn()
    const forget = shortcut('c', say, { listed: false })
    expect(shortcuts.letters).toEqual([])
    expect(shortcuts.run('c')).toBe(true)
    expect(say).toHaveBeenCalledOnce()
    forget()
    const forgetNext = shortcut('c', say)
    expect(shortcuts.letters).toEqual(['c'])
    forgetNext()
  })
  it('are not lost when pressed before what they lead to is drawn', async () => {
    const open = vi.fn()
    shortcuts.begin()
    expect(shortcuts.run('w')).toBe(true)
    const forget = shortcut('w', open)
    await tick()
    expect(open).toHaveBeenCalledOnce()
    forget()
    // What it led to is gone now, and does not come back as an answer to that.
    expect(shortcuts.run('w')).toBe(false)
    shortcut('w', open)()
    await tick()
    expect(open).toHaveBeenCalledOnce()
  })
  it('are forgotten by whoever does something else, or waits long', async () => {
    const open = vi.fn()
    const draw = async () => {
      shortcut('w', open)()
      await tick()
      shortcuts.begin()
    }
    shortcuts.begin()
    shortcuts.run('w')
    shortcuts.otherwise()
    await draw()
    shortcuts.run('w')
    expect(shortcuts.run('q')).toBe(false)
    await draw()
    shortcuts.run('w')
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 60_000)
    await draw()
    shortcuts.run('w')
    shortcuts.begin()
    await draw()
    expect(open).not.toHaveBeenCalled()
  })
})

describe('a voice', () => {
  const ghosts = views.find((view) => view.game === 'ghosts' && view.seat === 0) as unknown as AnyView & { level: number; actors: number[] }
  const at = (level: number, actors: number[], phase = 'playing') => ({ ...ghosts, level, actors, phase }) as unknown as AnyView
  const names = ['Ana', 'Bruno', 'Inés']

  it('calls out the level and the turn, in either language', async () => {
    const en = { words: await speaker('en', 'web-eyes'), names, viewer: 0 }
    const es = { words: await speaker('es', 'web-eyes'), names, viewer: 0 }
    expect(callsOf(at(2, [1]), at(5, [0]), en)).toBe('Level 5. Your turn.')
    expect(callsOf(at(2, [1]), at(5, [0]), es)).toBe('Nivel 5. Te toca.')
    expect(callsOf(at(5, [0]), at(7, [1]), en)).toBe('Seven! Bruno.')
    expect(callsOf(at(5, [0]), at(5, [0]), en)).toBe('')
    expect(callsOf(null, at(5, [2]), en)).toBe('Inés.')
    expect(callsOf(at(5, [0]), at(5, [], 'over'), en)).toBe('The game is over.')
    expect(callsOf(at(5, [], 'over'), at(5, [], 'over'), en)).toBe('')
  })
  it('names nobody while several choose, but says when one may', async () => {
    const en = { words: await speaker('en', 'web-eyes'), names, viewer: 0 }
    expect(callsOf(at(2, [1]), at(2, [0, 1, 2]), en)).toBe('Your turn.')
    expect(callsOf(at(2, [0, 1, 2]), at(2, [1, 2]), en)).toBe('')
    expect(callsOf(at(2, [1, 2]), at(2, [2]), en)).toBe('')
    expect(callsOf(at(2, [0]), at(2, [1, 2]), { ...en, viewer: null })).toBe('')
  })
  it('is silent where a browser has none', () => {
    expect(canSpeak()).toBe(false)
    expect(() => speakAloud('Boo', 'en')).not.toThrow()
  })
  it('speaks the language of the page, and only the latest', () => {
    const said: [string, string, string | null][] = []
    let cancelled = 0
    vi.stubGlobal('SpeechSynthesisUtterance', class { lang = ''; voice: { name: string } | null = null; constructor(readonly text: string) {} })
    vi.stubGlobal('speechSynthesis', {
      cancel: () => (cancelled += 1),
      getVoices: () => [{ name: 'Alba', lang: 'es-ES' }],
      speak: (one: { text: string; lang: string; voice: { name: string } | null }) => said.push([one.lang, one.text, one.voice?.name ?? null]),
    })
    speakAloud('Te toca.', 'es')
    speakAloud('Your turn.', 'en')
    speakAloud('', 'en')
    vi.unstubAllGlobals()
    expect(said).toEqual([['es', 'Te toca.', 'Alba'], ['en', 'Your turn.', null]])
    expect(cancelled).toBe(2)
  })
})

describe('a table in words', () => {
  const told = (seq: number): Described => ({ seq, seat: 0, sections: [], notes: [] })

  it('is asked for once, and again only for something newer', async () => {
    let seq = 0
    const load = vi.fn(() => Promise.resolve(told(++seq)))
    const words = new InWords(load)
    await words.want('1')
    await words.want('1')
    expect(load).toHaveBeenCalledOnce()
    await words.want('2')
    expect(words.told?.seq).toBe(2)
  })
  it('skips what nobody can have read when others move fast', async () => {
    let seq = 0
    const load = vi.fn(() => Promise.resolve(told(++seq)))
    const words = new InWords(load)
    await Promise.all(['1', '2', '3', '4'].map((key) => words.want(key)))
    expect(load.mock.calls.length).toBe(2)
    expect(words.busy).toBe(false)
  })
  it('keeps what was told, says that it is lost, and tries anew', async () => {
    const load = vi.fn<() => Promise<Described>>().mockResolvedValueOnce(told(1))
    const words = new InWords(load)
    await words.want('1')
    load.mockRejectedValueOnce(new ApiError(0, { code: 'offline', message: 'no' }))
    await words.want('2')
    expect([words.lost, words.told?.seq]).toEqual([true, 1])
    load.mockResolvedValueOnce(told(2))
    await words.want('2')
    expect([words.lost, words.told?.seq]).toEqual([false, 2])
  })
})

describe('all choices', () => {
  it('have names of their own, also two tracks that locomotives pay for', async () => {
    const box = boxes.train
    if (box.id !== 'train') throw new Error('that is another game')
    const { pieces } = box
    const twins = pieces.routes.filter((one) => pieces.routes.some((other) => other.id !== one.id && other.ends[0] === one.ends[0] && other.ends[1] === one.ends[1]))
    expect(twins.length).toBeGreaterThan(4)
    const legal = twins.map((route) => ({ type: 'claim', route: route.id, locomotives: route.spaces }))
    for (const language of ['en', 'es'] as const) {
      const words = await speaker(language)
      const sentences = groupsOf({ game: 'train', legal } as unknown as AnyView, words, box, []).flatMap((group) => group.choices.map((choice) => choice.sentence))
      expect(new Set(sentences).size).toBe(twins.length)
    }
  })
  it('come with what they would do, in the order of what is open', async () => {
    const words = await speaker('en')
    const view = views.find((one) => one.game === 'ghosts' && one.legal.length > 1) as unknown as AnyView
    const notes = view.legal.map((_, place) => `note ${place}`)
    const choices = groupsOf(view, words, { id: 'ghosts' }, [], notes).flatMap((group) => group.choices)
    expect(choices.map((choice) => choice.note)).toEqual(notes)
  })
})

describe('settings', () => {
  it('keep what was unfolded, and letters are keys unless somebody says no', () => {
    const kept = (text: string) => readSettings({ getItem: () => text, setItem: () => undefined }, [])
    expect(kept('{}')).toMatchObject({ told: false, listed: false, keys: true, voice: false })
    expect(kept('{"told":true,"listed":true,"keys":false,"voice":true}')).toMatchObject({ told: true, listed: true, keys: false, voice: true })
    expect(kept('{"told":"yes","keys":0}')).toMatchObject({ told: false, keys: true })
  })
})
