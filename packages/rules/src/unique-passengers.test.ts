import { describe, expect, it } from 'vitest'
import { checkUniquePassengers, repeatedPassengers } from './unique-passengers.ts'

const named = (firstName: string, lastName: string) => ({ firstName, lastName })

describe('unique passengers', () => {
  it('sees through case, spaces and composed letters, and names the later places', () => {
    const list = [
      named('Mary  Ann', 'Groß'),
      named('José', 'Lee'),
      named(' mary ann ', 'GROSS'),
      named('JOSE\u0301', 'lee'),
    ]
    expect(repeatedPassengers(list)).toEqual([2, 3])
    expect(checkUniquePassengers(list)).toEqual({
      ok: false,
      message: 'Please use unique names for each passenger.',
    })
  })

  it('distinguishes names that only look alike when joined', () => {
    const list = [
      named('Mary Ann', 'Lee'),
      named('Mary', 'Ann Lee'),
      named('Jose', 'Lee'),
      named('José', 'Lee'),
    ]
    expect(checkUniquePassengers(list)).toEqual({ ok: true, value: list })
  })

  it('does not call two passengers without a name the same person', () => {
    expect(repeatedPassengers([named('', ''), named(' ', ''), named('', '')])).toEqual([])
  })
})
