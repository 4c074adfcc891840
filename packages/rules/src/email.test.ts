import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkConfirmEmail, checkEmail } from './email.ts'

describe('email', () => {
  it('takes the addresses people have', () => {
    for (const email of [
      'a@b.co',
      "o'brien+x@mail.example.com",
      'x_y.z@sub-domain.travel',
      'a@xn--mller-kva.de',
      '1@2.io',
    ]) {
      expect(checkEmail(` ${email} `)).toEqual({ ok: true, value: email })
    }
  })

  it('refuses what mail cannot reach', () => {
    const wrong = [
      '',
      'a',
      '@b.co',
      'a@',
      'a@b',
      'a@b.c',
      'a..b@c.de',
      '.a@c.de',
      'a.@c.de',
      'a@-c.de',
      'a@c-.de',
    ]
    const more = [
      'a@c..de',
      'a b@c.de',
      'a@c.123',
      'a@[127.0.0.1]',
      '"a"@c.de',
      'a@b@c.de',
      'a@c.de\nBcc: x@y.zz',
      'a@c.d e',
    ]
    for (const email of [...wrong, ...more]) {
      expect(checkEmail(email)).toEqual({
        ok: false,
        message: 'Please check your email address for mistakes.',
      })
    }
  })

  it('keeps the lengths of RFC 5321: 64 before the @, 63 a label, 254 in all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 }), (local, label) => {
        expect(checkEmail(`${'a'.repeat(local)}@${'b'.repeat(label)}.com`).ok).toBe(
          local <= 64 && label <= 63,
        )
      }),
    )
    const domain = `${'b'.repeat(62)}.${'c'.repeat(61)}.${'d'.repeat(61)}.com`
    expect(checkEmail(`${'a'.repeat(63)}@${domain}`).ok).toBe(true)
    expect(checkEmail(`${'a'.repeat(64)}@${domain}`).ok).toBe(false)
  })

  it('needs linear time on hostile text', () => {
    // In quadratic time this would take minutes, far beyond the test's deadline.
    for (const text of ['a.'.repeat(500_000), `a@${'b.'.repeat(500_000)}`, `${'@'.repeat(500_000)}!`])
      expect(checkEmail(text).ok).toBe(false)
  })

  it('compares the second typing with the first', () => {
    expect(checkConfirmEmail('a@b.co', ' a@b.co').ok).toBe(true)
    expect(checkConfirmEmail('a@b.co', 'a@b.com')).toEqual({
      ok: false,
      message: "The two email addresses don't match.",
    })
  })
})
