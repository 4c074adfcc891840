import { describe, expect, it } from 'vitest'
import { composedRules } from './composed.ts'
import { scaledRules } from './scaled-rules.ts'

const RULE = `      - alert: Late
        expr: sum(rate(calls_total[5m])) > 0.02
        for: 2m
        annotations:
          description: Nothing for: 2m in [words] of [5x] is touched.
`

describe('rules of the rehearsal', () => {
  it('have windows and `for` divided, and nothing else', () => {
    expect(scaledRules(RULE, 20)).toBe(
      RULE.replace('[5m]', '[15000ms]').replace('for: 2m\n', 'for: 6000ms\n'),
    )
  })

  it('differ from those of operators in the lines of durations alone', () => {
    const files = composedRules()
    expect(files.length).toBeGreaterThan(1)
    for (const { text } of files) {
      const [before, after] = [text, scaledRules(text)].map((each) => each.split('\n'))
      const changed = before?.filter((line, index) => line !== after?.[index]) ?? []
      expect(changed.filter((line) => !/\[\d+[smhd]\]|^\s+for: \d+[smhd]$/.test(line))).toEqual([])
      expect(text.match(/\[\d+[smhd]\]|^\s+for: \d+[smhd]$/gm)?.length).toBe(
        scaledRules(text).match(/\d+ms\b/g)?.length,
      )
    }
  })
})
