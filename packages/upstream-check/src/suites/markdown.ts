import type { Exchange } from '../run/answer.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const TAG =
  /<\/?(?:a|b|body|br|div|em|h[1-6]|html|i|iframe|img|li|ol|p|script|span|strong|style|svg|table|td|tr|ul)\b[^>]*>/i

/** Texts are Markdown without HTML: the shop shows a tag as it is written. */
export function checkNoHtml(run: Run, at: Exchange, text: string, path: string): void {
  const [tag] = TAG.exec(text) ?? []
  const rule = 'texts are Markdown without HTML'
  claim(run, at, tag === undefined, { rule, path, expected: 'no HTML', got: tag })
  const is = { rule: 'texts are not empty', path, expected: 'a text', got: text }
  claim(run, at, text.trim() !== '', is)
}
