import { expect, it } from 'vitest'
import { parseOptions as catalogue } from '../catalogue-command/options.ts'
import { parseOptions as orders } from '../desk-command/options.ts'
import { parseOptions as erase } from '../erase/options.ts'

const wrong = (fault: string) => ({ kind: 'wrong', fault })

it('an option that is typed twice is refused, since its last value alone would count', () => {
  const emails = ['--email', 'amelia@example.com', '--email=daniel@example.com']
  expect(erase([...emails, '--yes'])).toEqual(wrong('--email is there twice'))
  expect(orders(['list', ...emails], '2026-11-29')).toEqual(wrong('--email is there twice'))
  const notes = ['--note', 'Prices of May', '--note', 'and of June']
  expect(catalogue(['import', 'shop', '--yes', '--by', 'Ada', ...notes])).toEqual(
    wrong('--note is there twice'),
  )
})

it.each([
  [['--reason', '--yes'], "Option '--reason' argument is ambiguous"],
  [['--reason'], "Option '--reason <value>' argument missing"],
  [['--nope'], "Unknown option '--nope'"],
])('%j are wrong in one sentence', (words, fault) => {
  expect(orders(['settle', 'LV7K-29QD', ...words], '2026-11-29')).toEqual(wrong(fault))
})

it.each([
  ['--email', '', '--email: expected an email address'],
  ['--email', ' ', '--email: expected an email address'],
  ['--reference', '', '--reference: expected the beginning of a reference'],
])('a list by %s %j is refused', (option, empty, fault) => {
  expect(orders(['list', option, empty], '2026-11-29')).toEqual(wrong(fault))
})
