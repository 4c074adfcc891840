/** The numbers that the shop claims (P4): there are more of each. */
export const CLAIMED_LOUNGES = '1,300'
export const CLAIMED_LANES = '75'
export const CLAIMED_AIRPORTS = '900'
