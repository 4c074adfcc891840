/** Where most addresses are, for domains that look like one of them. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  'btinternet.com',
]

/** Domains of their own that differ from a provider's in one letter. */
const GENUINE = ['mail.com', 'email.com', 'ymail.com', 'cloud.com']

/**
 * The address that a visitor most likely meant by one with a misspelt domain: 'amelia@gmial.com' → 'amelia@gmail.com'
 * (P92). Name and ending of a domain may each be one slip away; a missing ending and a comma for the dot count too.
 *
 * @returns undefined for every other address
 */
export function suggestEmail(text: string): string | undefined {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || PROVIDERS.includes(domain) || GENUINE.includes(domain)) return undefined
  const [name = '', ending] = halves(domain.replaceAll(',', '.'))
  const meant = PROVIDERS.find((provider) => {
    const [itsName = '', itsEnding = ''] = halves(provider)
    return isOneSlip(name, itsName) && (ending === undefined || isOneSlip(ending, itsEnding))
  })
  return meant && `${email.slice(0, at)}@${meant}`
}

function halves(domain: string): string[] {
  const dot = domain.indexOf('.')
  return dot < 0 ? [domain] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** The same text, or one letter wrong, missing, too many, or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  let end = 0
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end))
    end += 1
  const rest = typed.slice(start, typed.length - end)
  const itsRest = meant.slice(start, meant.length - end)
  const isSwapped = rest.length === 2 && rest === [...itsRest].reverse().join('')
  return isSwapped || Math.max(rest.length, itsRest.length) <= 1
}
