import type { calls } from '@layover/contracts'

/** A sentence for each of the provider's resources; a resource without one does not compile. */
const descriptions: Record<keyof typeof calls, string> = {
  airport: 'Airports of the network: search, near me, popular, from A to Z.',
  lounge: 'Lounges, and the walk-up pass that opens any of them.',
  cip: 'Fast-track lanes, which the provider calls CIP.',
  loungePrebooking: 'A place at one lounge at a chosen time.',
  product: 'Reference lists.',
  discount: 'Discount codes.',
  pci: 'Which way a card goes to the provider. Card data itself never passes here.',
  customer: 'Contact and feedback.',
  content: 'Help topics and legal texts.',
  account: 'Deleting an account.',
  purchasemembership: 'Membership plans.',
  order: 'Orders, again and on any device.',
}

export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }))
