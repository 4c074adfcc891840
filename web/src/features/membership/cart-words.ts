/** What the cart shows to every visitor, before its scripts run and after. */
export const CART = {
  title: 'Your cart',
  lead: 'A membership: a set of lounge visits, to use alone or with guests.',
  choose: 'Choose your plan',
  notice:
    'You pay once, and it does not renew automatically. A membership does not guarantee entry: when a lounge is full, you may have to wait.',
  compare: 'Compare the plans',
}
