/** Orders texts by their code units, so that a report is the same under every locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
