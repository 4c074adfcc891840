import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

it('a refusal for the rate is no answer, and is told for as long as it lasts', () => {
  const { note, text } = createProgress()
  const noteStatus = (status: number) =>
    note({
      call: 'lounge.detail',
      method: 'POST',
      path: '/lounge/detail',
      body: '{}',
      status,
      contentType: '',
      answer: '',
    })
  noteStatus(429)
  expect(text()).toBe('no answer yet; it takes no more requests for now (status 429)')
  noteStatus(200)
  expect(text()).toBe('1 answer so far, the last one of lounge.detail')
  noteStatus(200)
  expect(text()).toBe('2 answers so far, the last one of lounge.detail')
})
