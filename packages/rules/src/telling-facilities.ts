type Lounge = { readonly facilities?: readonly string[] }

const SHOWN = 3

/**
 * The facilities that tell a lounge from its neighbours (P435): three of its own, those of the fewest lounges first. All
 * lounges have Wi-Fi; one has a terrace.
 */
export function tellingFacilities(lounges: readonly Lounge[]): (lounge: Lounge) => string[] {
  const shares = new Map<string, number>()
  for (const { facilities } of lounges) {
    for (const facility of new Set(facilities)) shares.set(facility, (shares.get(facility) ?? 0) + 1)
  }
  const share = (facility: string) => shares.get(facility) ?? 0
  return ({ facilities = [] }) => [...new Set(facilities)].sort((a, b) => share(a) - share(b)).slice(0, SHOWN)
}
