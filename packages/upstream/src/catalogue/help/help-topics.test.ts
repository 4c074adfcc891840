import { errorCodes, unusableCodeErrors } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { catalogueSource } from '../../network/catalogue-source.ts'
import { plans } from '../sample/plans.ts'
import { sampleLanes } from '../sample/sample-lanes.ts'
import { walkUpPrice } from '../sample/walk-up-price.ts'

const { groups, questions, popularIds } = catalogueSource().helpTopics
const answerTo = (id: string) => questions.find((each) => each.id === id)?.answer ?? ''

/** The pages of the shop that an answer may link to: those of P6 to P22. */
const pages = [
  /^\/$/,
  /^\/airport-list\/(all|popular)$/,
  /^\/help-topics\/index#find-my-booking$/,
  /^\/products\/item\/(lounge|fast-track)$/,
  /^\/lounge\/buypass\?step=1$/,
  /^\/(contact-us|membership-plan|delete-account|survey\/tnc)$/,
  /^\/help-topics\/index#find-my-booking$/,
  /^\/content\/(terms-of-service|term-of-use|privacy-policy)$/,
  /^mailto:help@layover\.example$/,
]

describe('the help topics', () => {
  it('have many questions in seven to nine groups, several in each', () => {
    expect(groups.length).toBeGreaterThanOrEqual(7)
    expect(groups.length).toBeLessThanOrEqual(9)
    expect(questions.length).toBeGreaterThan(45)
    for (const { type } of groups) {
      expect(questions.filter((each) => each.type === type).length, type).toBeGreaterThan(4)
    }
  })

  it('have unique ids, and no group has the name of the search', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length)
    expect(groups.map(({ type }) => type)).not.toContain('search')
  })

  it('are popular only if they exist, each once', () => {
    expect(new Set(popularIds).size).toBe(popularIds.length)
    for (const id of popularIds) expect(answerTo(id), id).not.toBe('')
  })

  it.each(questions.map((each) => [each.id, each.answer] as const))(
    '%s contains no HTML and no markup that the shop does not render',
    (_id, answer) => {
      expect(answer).not.toMatch(/<\/?[a-z!]/i)
      expect(answer).not.toMatch(/^#|^ {4}|^```|^>|^\||!\[|`/m)
    },
  )

  it('link to pages that exist, and to questions in the right group', () => {
    const targets = questions.flatMap(({ answer }) => [...answer.matchAll(/\]\(([^)]*)\)/g)])
    expect(targets.length).toBeGreaterThan(40)
    for (const [, target = ''] of targets) {
      const [, type, id] = /^\/help-topics\/category\/([a-z-]+)#([a-z0-9-]+)$/.exec(target) ?? []
      if (type) expect(questions.find((each) => each.id === id)?.type, target).toBe(type)
      else
        expect(
          pages.some((page) => page.test(target)),
          target,
        ).toBe(true)
    }
  })
})

describe('the help agrees with the shop', () => {
  it.each([
    ['how-far-ahead', 'At least 48 hours before'],
    ['how-long-is-my-place-held', '15 minutes'],
    ['refund-pre-booking-or-fast-track', 'non-refundable'],
    ['how-to-reach-us', '3 to 5 working days'],
    ['delete-my-account', '28 days'],
    ['use-a-discount-code', 'at most 30 characters'],
    ['discount-is-smaller', 'never applies to the pre-booking fee'],
    ...unusableCodeErrors.map((code): [string, string] => ['discount-code-refused', errorCodes[code]]),
    ['which-lounges', 'More than 1,300 lounges at more than 900 airports'],
    ['where-is-fast-track', 'more than 75 locations'],
    ['names-as-on-passport', '2 to 50 characters'],
    ['lost-link', 'Find my booking'],
  ])('%s contains “%s”', (id, words) => {
    expect(answerTo(id).replaceAll('\n', ' ')).toContain(words)
  })

  it('a pass and every membership last the year that the help promises', () => {
    expect(walkUpPrice.validityMonths).toBe(12)
    expect(answerTo('how-long-a-pass-is-valid')).toMatch(/^1 year/)
    expect(plans().every(({ validityMonths }) => validityMonths === 12)).toBe(true)
    expect(answerTo('membership-ends')).toContain('1 year')
  })

  it('a lane’s lead times are those in the help', () => {
    const hours = sampleLanes().map(({ hour }) => hour)
    expect(answerTo('fast-track-lead-time')).toContain(`From ${Math.min(...hours)} to ${Math.max(...hours)}`)
  })
})
