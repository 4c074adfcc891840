/**
 * Brings a named state about and answers its values: those that differ from the examples', which come with it. Whatever is
 * not answered stays as the examples have it.
 */
export type StateChange = (
  state: string,
  values: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>

/** The same by POST to an address, in the words of every Pact verifier. */
export function stateChangeAt(url: string): StateChange {
  return async (state, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state, params, action: 'setup' }),
    })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    const text = await response.text()
    return text.trim() === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  }
}
