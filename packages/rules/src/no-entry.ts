const turnedAway = (counted: 'pass' | 'visit') =>
  `Ask the desk for the reason. A ${counted} counts as used only once you have gone in.`

/** What the holder of a purchase does at a desk that has no room or says no. */
export const noEntry = {
  LOUNGE:
    'A walk-up pass does not guarantee entry. At busy times you may have to wait, or use another lounge at the airport. A pass counts as used only once you have gone in.',
  PREBOOK: turnedAway('pass'),
  FASTTRACK: turnedAway('pass'),
  MEMBERSHIP: turnedAway('visit'),
} as const
