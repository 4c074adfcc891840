/** What the cart shows to every visitor, before its scripts run and after. */
export const CART = {
  title: 'Your cart',
  lead: 'Walk-up passes: go in when there is space.',
  item: 'Lounge pass',
  pictureCode: 'LAYOVER-PASS',
  validity: 'Valid 1 year',
  countLabel: 'Passes',
  notice: 'A walk-up pass does not guarantee entry. Use it on any day within a year.',
}
