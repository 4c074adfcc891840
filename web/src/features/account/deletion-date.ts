/** The date that the form stored in the tab's history: a link cannot pretend one, and a reload keeps it. */
export function handedDate(state: unknown): string | undefined {
  const date = (state as { deletionDate?: unknown } | null)?.deletionDate
  return typeof date === 'string' && !Number.isNaN(Date.parse(date)) ? date : undefined
}
