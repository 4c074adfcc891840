/** `products/index/index.html` is the page at `/products/index`; the fallback has none. */
export function pageOf(file: string): string | undefined {
  return /^(?:(.+)\/)?index\.html$/
    .exec(file)
    ?.slice(1)
    .map((path = '') => `/${path}`)[0]
}
