/** Rows of the table, reused between calls, because a search compares thousands of words. */
const longestWord = 80
const rows = [0, 1, 2].map(() => new Uint8Array(longestWord + 1)) as [Uint8Array, Uint8Array, Uint8Array]

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn one word into the other
 * (optimal string alignment), or `limit + 1` where it is more than `limit`. Only the first 80 letters count.
 */
export function editDistance(left: string, right: string, limit: number): number {
  const a = left.slice(0, longestWord)
  const b = right.slice(0, longestWord)
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let [beforeLast, last, current] = rows
  for (let column = 0; column <= b.length; column += 1) last[column] = column
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row, current, last, beforeLast) > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(at(last, b.length), limit + 1)
}

const at = (row: Uint8Array, column: number): number => row[column] ?? longestWord

/** Fills one row of the table and returns its smallest number. */
function fillRow(
  a: string,
  b: string,
  row: number,
  current: Uint8Array,
  last: Uint8Array,
  beforeLast: Uint8Array,
): number {
  current[0] = row
  let smallest = row
  const letter = a.charCodeAt(row - 1)
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1)
    let best = at(last, column - 1) + (letter === other ? 0 : 1)
    best = Math.min(best, at(last, column) + 1, at(current, column - 1) + 1)
    const isSwap =
      row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other
    if (isSwap) best = Math.min(best, at(beforeLast, column - 2) + 1)
    current[column] = best
    if (best < smallest) smallest = best
  }
  return smallest
}
