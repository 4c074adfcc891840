import { REPLY_TIME, SUPPORT_MAILBOX } from '../contact.ts'
import type { PlainLine, PlainPage } from '../plain/plain-page.ts'
import { escapeHtml } from './escape.ts'

function lineMarkup({ text, page }: PlainLine): string {
  const link = page ? `<a href="${escapeHtml(page.path)}">${escapeHtml(page.name)}</a>: ` : ''
  return `<li>${link}${escapeHtml(text)}</li>`
}

/** For a visitor without scripts: each section, and how to reach us. */
export function plainMarkup({ sections }: PlainPage): string {
  const parts = sections.map(
    ({ title, lines }) => `<h2>${escapeHtml(title)}</h2><ul>${lines.map(lineMarkup).join('')}</ul>`,
  )
  const mailbox = `<a href="mailto:${SUPPORT_MAILBOX}">${SUPPORT_MAILBOX}</a>`
  return `<div class="plain-page wrap">${parts.join('')}<h2>How to reach us</h2><p>Write to ${mailbox}. ${REPLY_TIME}</p></div>`
}
