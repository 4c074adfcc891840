const PARTS = [
  { name: 'Morning', ends: '12:00' },
  { name: 'Afternoon', ends: '18:00' },
  { name: 'Evening', ends: '24:00' },
]

/** Times, HH:mm in order, under the parts of the day that have any (P441). */
export function partsOfDay(times: readonly string[]): { name: string; times: readonly string[] }[] {
  const starts = ['00:00', ...PARTS.map(({ ends }) => ends)]
  return PARTS.map(({ name, ends }, index) => {
    const start = starts[index] ?? ''
    return { name, times: times.filter((time) => time >= start && time < ends) }
  }).filter((part) => part.times.length > 0)
}
