/**
 * What the built files use above the floor without needing it, each with the reason. `holdFloor` refuses anything else, and a
 * name of this list that no built file uses any more.
 */
export const GUARDED: Readonly<Record<string, string>> = {
  captureStackTrace: 'connect-sdk.ts brings one where the browser has none',
  requestIdleCallback: 'when-idle.ts waits instead',
  cancelIdleCallback: 'when-idle.ts waits instead',
  share: 'share-link.tsx copies the link instead',
  checkVisibility: 'Base UI asks for it first',
  startViewTransition: 'React and the router ask for it first, and the shop has no such transition',
}

/** Without them a page is a little plainer, and nothing is lost. */
export const ORNAMENTS: Readonly<Record<string, string>> = {
  'scrollbar-width': 'the scrollbar of a row is seen',
  'scrollbar-width: none': 'the scrollbar of a row is seen',
  'text-wrap': 'lines break where they are full',
  'text-wrap: balance': 'lines break where they are full',
  'text-wrap: pretty': 'lines break where they are full',
  'field-sizing': 'a long message scrolls in its field',
  'field-sizing: content': 'a long message scrolls in its field',
  orphans: 'a paragraph on paper breaks anywhere',
  widows: 'a paragraph on paper breaks anywhere',
  'break-after: avoid': 'a heading on paper may end a page',
  'grid-template-rows: subgrid': 'the rows of plans beside each other are not aligned',
  'font-family: ui-monospace': 'the next typeface of the list',
  'text-decoration: dotted': 'the line below an abbreviation is solid',
  '@media (scripting)': 'buttons that need scripts are seen without them',
}

/** Functions of ours and of libraries that bear the name of a new feature. */
export const NAMESAKES: Readonly<Record<string, string>> = {
  bytes: 'the SDK’s hash',
  drop: 'our own sessions and drafts',
  end: 'an event of analytics',
  equals: 'the SDK’s numbers',
  getPublicKey: 'the SDK’s session',
  isValid: 'ours, Day.js and the SDK',
  pad: 'the SDK’s numbers',
  restore: 'drafts of purchases',
  toArray: 'React.Children',
  toHex: 'the SDK’s bytes',
  use: 'React’s own hook',
}
