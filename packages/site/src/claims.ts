/** The number of lounges that the shop claims (P4): there are more. */
export const CLAIMED_LOUNGES = '1,300'
