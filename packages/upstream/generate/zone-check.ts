import airportData from 'airport-data-js'

/** One day of winter and one of summer: zones with the same offset on both count as equal. */
const probes = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]

function offsetsOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  return probes
    .map((probe) => format.formatToParts(probe).find((p) => p.type === 'timeZoneName')?.value)
    .join()
}

async function checkerZone(code: string): Promise<string | undefined> {
  try {
    const [airport] = await airportData.getAirportByIata(code)
    return airport?.time
  } catch {
    return undefined // The checker throws on a code it does not know; it then has no opinion.
  }
}

type Judged = { code: string; timeZone: string; isOverridden: boolean }

/**
 * Compares each zone's winter and summer offsets with a second, independent source, whose data is never copied.
 * Returns a sentence for each unexplained difference and for each reason without a difference.
 */
export async function findZoneFaults(
  airports: readonly Judged[],
  reasons: Readonly<Record<string, string>>,
): Promise<string[]> {
  const faults: string[] = []
  const unused = new Set(Object.keys(reasons))
  for (const { code, timeZone, isOverridden } of airports) {
    const other = await checkerZone(code)
    if (other === undefined || offsetsOf(other) === offsetsOf(timeZone)) continue
    unused.delete(code)
    if (isOverridden || reasons[code] !== undefined) continue
    faults.push(
      `${code}: ${timeZone} (${offsetsOf(timeZone)}), the checker has ${other} (${offsetsOf(other)}).`,
    )
  }
  for (const code of unused) faults.push(`${code}: the checker agrees by now; take its reason out.`)
  return faults
}
