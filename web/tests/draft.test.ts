import { describe, expect, it } from 'vitest'
import { Draft } from '../src/core/draft.svelte'

/** A draft, what it has said, and a way to answer that. */
function writing() {
  const said: string[] = []
  const answers: ((heard: boolean) => void)[] = []
  const draft = new Draft((text) => {
    said.push(text)
    return new Promise((done) => answers.push(done))
  })
  return { draft, said, answer: (heard: boolean) => answers.shift()?.(heard) }
}

describe('what somebody is about to say', () => {
  it('is there until it was said', async () => {
    const { draft, said, answer } = writing()
    draft.text = ' boo '
    const sent = draft.send()
    expect(draft.text).toBe(' boo ')
    expect(draft.sending).toBe(true)
    answer(true)
    await sent
    expect(said).toEqual(['boo'])
    expect(draft.text).toBe('')
    expect(draft.sending).toBe(false)
  })

  it('stays if it was refused', async () => {
    const { draft, answer } = writing()
    draft.text = 'boo'
    const sent = draft.send()
    answer(false)
    await sent
    expect(draft.text).toBe('boo')
    expect(draft.sending).toBe(false)
  })

  it('loses nothing that was written on meanwhile, and is said once', async () => {
    const { draft, said, answer } = writing()
    draft.text = 'boo'
    const sent = draft.send()
    draft.text = 'boo and how'
    await draft.send()
    answer(true)
    await sent
    expect(said).toEqual(['boo'])
    expect(draft.text).toBe('and how')
  })

  it('is nothing where only spaces are written', async () => {
    const { draft, said } = writing()
    draft.text = '   '
    await draft.send()
    expect(said).toEqual([])
  })
})
