const AGENT = /^[A-Za-z0-9_-]{1,64}$/
const AIRPORT = /^[A-Z0-9]{3,4}$/
const PROVIDER = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const HELP_TYPE = /^[a-z0-9-]{1,40}$/

/** The formats of the codes in addresses, as in the contract. Any other code is not found without a request (P23). */
export const isAgentId = (text: string) => AGENT.test(text)
export const isAirportCode = (text: string) => AIRPORT.test(text)

/** Lounges and lanes: the provider's own codes. */
export const isProviderCode = (text: string) => PROVIDER.test(text)

/** A group of help topics, or `search`. */
export const isHelpType = (text: string) => HELP_TYPE.test(text)
