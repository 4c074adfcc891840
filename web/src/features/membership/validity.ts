/** '1 year', '18 months': the period in which a plan's visits can be used. */
export function validityInWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** '1 visit', '6 visits'. */
export function visitsInWords(count: number): string {
  return `${count} ${count === 1 ? 'visit' : 'visits'}`
}

const SKIES = ['morning', 'noon', 'evening'] as const

/** The light in a plan's windows, later in the day from plan to plan, counted from 0. */
export function skyOf(place: number): (typeof SKIES)[number] {
  return SKIES[Math.min(place, 2)] ?? 'noon'
}
