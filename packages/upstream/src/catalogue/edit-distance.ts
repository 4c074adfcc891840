/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other
 * (optimal string alignment), or `limit + 1` as soon as more than `limit` are certain.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow(a, b, row, last, beforeLast)
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1)
}

function nextRow(
  a: string,
  b: string,
  row: number,
  last: readonly number[],
  beforeLast: readonly number[],
): number[] {
  const current = [row]
  for (let column = 1; column <= b.length; column += 1) {
    const isSame = a[row - 1] === b[column - 1]
    const dropped = (last[column] ?? Number.POSITIVE_INFINITY) + 1
    const added = (current[column - 1] ?? Number.POSITIVE_INFINITY) + 1
    const changed = (last[column - 1] ?? Number.POSITIVE_INFINITY) + (isSame ? 0 : 1)
    const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
    const swapped = isSwap
      ? (beforeLast[column - 2] ?? Number.POSITIVE_INFINITY) + 1
      : Number.POSITIVE_INFINITY
    current.push(Math.min(dropped, added, changed, swapped))
  }
  return current
}
