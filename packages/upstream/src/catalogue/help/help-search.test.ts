import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalogueSource } from '../../network/catalogue-source.ts'
import { createHelpSearch } from './help-search.ts'

const search = createHelpSearch(catalogueSource().helpTopics.questions)
const ids = (words: string) => search(words).map(({ id }) => id)

describe('the search of the help topics', () => {
  it.each([
    ['refund', 'refund-a-lounge-pass'],
    ['REFUNDS', 'refund-a-lounge-pass'],
    ['réfund', 'refund-a-lounge-pass'],
    ['how do I get my money back?', 'refund-a-lounge-pass'],
    ['fast track children', 'fast-track-children'],
    ['children fast-track', 'fast-track-children'],
    ['kids', 'children'],
    ['voucher', 'use-a-discount-code'],
    ['promo code', 'use-a-discount-code'],
    ['wifi', 'what-a-lounge-offers'],
    ['Wi-Fi', 'what-a-lounge-offers'],
    ['prebooking', 'what-is-pre-booking'],
    ['pre booking', 'what-is-pre-booking'],
    ['cancelled flight', 'flight-cancelled'],
    ['delete account', 'delete-my-account'],
    ['how long can I stay', 'how-early-and-how-long'],
    ['declined', 'card-declined'],
    ['invoice', 'receipt'],
    ['lost link', 'lost-link'],
    ['keep my place', 'how-long-is-my-place-held'],
    ['same-day', 'fast-track-lead-time'],
    ['cookies', 'cookies'],
    ['activation code', 'membership-number-and-code'],
    // Typing errors.
    ['refnud', 'refund-a-lounge-pass'],
    ['memebrship', 'what-is-a-membership'],
    ['pasport name', 'names-as-on-passport'],
    ['dresscode', 'dress-code'],
    ['fasttrack', 'what-is-fast-track'],
  ])('answers %s with %s first', (words, first) => {
    expect(ids(words)[0]).toBe(first)
  })

  const sample = createHelpSearch([
    { id: 'answer', type: 'a', question: 'What is this?', answer: 'It is a [zebra](/lynx).' },
    { id: 'both', type: 'a', question: 'Is a zebra here?', answer: 'With an okapi.' },
    { id: 'question', type: 'a', question: 'Okapi or zebra?', answer: 'Neither.' },
    { id: 'other', type: 'a', question: 'Anything else?', answer: 'No tapir.' },
  ])
  const found = (words: string) => sample(words).map(({ id }) => id)

  it('finds words in any order, questions before answers', () => {
    expect(found('zebra')).toEqual(['both', 'question', 'answer'])
    expect(found('zebra okapi')).toEqual(['question', 'both'])
    expect(found('okapi zebra')).toEqual(['question', 'both'])
  })

  it('uses near spellings only when nothing matched, those of questions first', () => {
    expect(found('zebrra')).toEqual(['both', 'question', 'answer'])
    expect(found('tapri')).toEqual(['other'])
    expect(found('tapir')).toEqual(['other'])
    expect(found('zebra tapir')).toEqual([])
  })

  it('does not search the addresses of links', () => {
    expect(found('lynx')).toEqual([])
  })

  it.each(['', '   ', '😀', '%', "'; drop table help_questions; --", '.*', '\\', '\u0000', '(((('])(
    'finds nothing for %j, and nothing breaks',
    (words) => {
      expect(search(words)).toEqual([])
    },
  )

  it('accepts any text, however long, and returns each question at most once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        const found = ids(words)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
    expect(search('refund '.repeat(2_000)).length).toBeGreaterThan(0)
  })
})
