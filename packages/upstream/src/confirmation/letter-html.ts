import { escapeHtml } from '@layover/rules/escape-html'
import type { LetterPart } from './letter-part.ts'

/**
 * Many mail programs drop style sheets, so every element has its style, without colours where it stands on the page: then the
 * program's own scheme holds, by day and by night.
 */
const STYLES = {
  body: 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  page: 'max-width:560px;margin:0 auto',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.2',
  heading: 'margin:32px 0 8px;padding-top:16px;border-top:1px solid #8a94a3;font-size:18px',
  text: 'margin:0 0 12px',
  list: 'margin:0 0 12px;padding:0 0 0 20px',
  facts: 'border-collapse:collapse;margin:0 0 12px',
  label: 'padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-weight:400',
  value: 'padding:3px 0;text-align:left;vertical-align:top;font-weight:600',
  // A number that is read out or typed stays in one line.
  number: ';white-space:nowrap',
  link: 'display:inline-block;padding:12px 20px;border-radius:8px;background:#f2a93b;color:#0b1f33;font-weight:700;text-decoration:none',
  // White in both schemes, with the quiet zone that a scanner needs. Its words stand there where pictures are off.
  code: 'display:block;width:180px;height:180px;margin:0 0 12px;padding:12px;background:#fff;color:#0b1f33',
} as const

function markup(part: LetterPart): string {
  switch (part.kind) {
    case 'title':
      return `<h1 style="${STYLES.title}">${escapeHtml(part.text)}</h1>`
    case 'heading':
      return `<h2 style="${STYLES.heading}">${escapeHtml(part.text)}</h2>`
    case 'text':
      return `<p style="${STYLES.text}">${escapeHtml(part.text)}</p>`
    case 'list':
      return `<ul style="${STYLES.list}">${part.items.map(item).join('')}</ul>`
    case 'facts':
      return `<table role="presentation" style="${STYLES.facts}">${part.facts.map(row).join('')}</table>`
    case 'link':
      return `<p style="${STYLES.text}"><a href="${escapeHtml(part.url)}" style="${STYLES.link}">${escapeHtml(part.label)}</a></p>`
    case 'code':
      return `<img src="cid:${escapeHtml(part.image)}" alt="${escapeHtml(part.label)}" width="180" height="180" style="${STYLES.code}">`
  }
}

function item(text: string): string {
  return `<li>${escapeHtml(text)}</li>`
}

function row([label, value]: readonly [string, string]): string {
  const style = /\s/.test(value) || value.length > 24 ? STYLES.value : `${STYLES.value}${STYLES.number}`
  return `<tr><th scope="row" style="${STYLES.label}">${escapeHtml(label)}</th><td style="${style}">${escapeHtml(value)}</td></tr>`
}

/** Programs that read style sheets get both schemes from here; the colours beside the page's own are in `STYLES`. */
const SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{background:#ffffff;color:#0b1f33}',
  '@media (prefers-color-scheme:dark){body{background:#0b1724!important;color:#eef2f6!important}}',
].join('')

/** A letter as HTML. It fetches nothing, and reads whole where pictures are off. */
export function letterHtml(subject: string, parts: readonly LetterPart[]): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<style>${SHEET}</style>`,
    `<title>${escapeHtml(subject)}</title>`,
  ].join('')
  const page = `<div style="${STYLES.page}">${parts.map(markup).join('\n')}</div>`
  return `<!doctype html><html lang="en-GB"><head>${head}</head><body style="${STYLES.body}">\n${page}\n</body></html>\n`
}
