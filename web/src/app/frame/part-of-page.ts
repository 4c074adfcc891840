/** The part of the page that a hash names; none for a hash that was cut off inside an encoded character. */
export function partOfPage(hash: string): HTMLElement | null {
  if (hash === '') return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}
