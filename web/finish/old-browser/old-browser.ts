import { readFileSync } from 'node:fs'
import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { type BuiltPage, onlyElement } from '../built-page.ts'
import { FLOOR } from '../floor/floor.ts'

const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')

/** The script with the browsers and the mailbox that it names. */
export function oldBrowserScript(): string {
  const { safari, firefox, chrome } = FLOOR
  return read('old-browser.es5.js')
    .replaceAll('[versions]', `Safari ${safari}, Firefox ${firefox}, Chrome ${chrome}`)
    .replaceAll('[mailbox]', SUPPORT_MAILBOX)
}

/**
 * Adds the message for browsers below the floor to a built page (P468). It stands in no part of the shop: such a browser may be
 * unable to read them. It comes last, since the shop expects its own scripts first.
 */
export function warnOldBrowsers(page: BuiltPage): void {
  const markup = `<style>${read('old-browser.css')}</style><script>${oldBrowserScript()}</script>`
  onlyElement(page, 'head').insertAdjacentHTML('beforeend', markup)
}
