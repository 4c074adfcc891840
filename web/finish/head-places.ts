import { type BuiltPage, onlyElement } from './built-page.ts'

/**
 * Leaves places for the head of an address, which the server of the shop fills: `[[title]]` and `[[address]]` where the title stands,
 * and `[[data]]` at the end of the head, after the scripts that the shop expects to find first. A page that is written for
 * one address keeps its own title. `[[plain]]` stands after the page, for visitors without scripts.
 */
export function leavePlaces(page: BuiltPage, hasOwnTitle: boolean): void {
  const title = onlyElement(page, 'head > title')
  if (hasOwnTitle) title.insertAdjacentHTML('afterend', '[[address]]')
  else title.replaceWith('[[title]][[address]]')
  onlyElement(page, 'head').insertAdjacentHTML('beforeend', '[[data]]')
  // Outside `main`, whose content React compares with its own.
  onlyElement(page, 'main').insertAdjacentHTML('afterend', '<noscript>[[plain]]</noscript>')
}
