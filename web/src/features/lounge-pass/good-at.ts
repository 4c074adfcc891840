import { CLAIMED_LOUNGES } from '@layover/site/claims'

/** The lounge that the visitor came from (P437), and that a pass is good at others too. */
export function goodAt(loungeName: string): string {
  return `Good at ${loungeName} and ${CLAIMED_LOUNGES} others`
}
