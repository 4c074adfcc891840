/** A payment in the card sandbox's ledger: the charge that was really made. */
export interface LedgerPayment {
  readonly status: string
  readonly merchantReference: string
  readonly amountOfMoney: { readonly amount: number; readonly currencyCode: string }
}

/** Every payment of a local start's sandbox. */
export async function readLedger(sandboxOrigin: string, merchantSecret: string): Promise<LedgerPayment[]> {
  const headers = { authorization: authorizationOf(merchantSecret) }
  const answer = await fetch(`${sandboxOrigin}/sandbox/ledger`, { headers })
  const { entries } = (await answer.json()) as { entries: { payment: LedgerPayment }[] }
  return entries.map(({ payment }) => payment)
}

/** Plans faults of the sandbox for the next payment requests, one for each, in order. */
export async function planFaults(
  sandboxOrigin: string,
  merchantSecret: string,
  faults: readonly string[],
): Promise<void> {
  const answer = await fetch(`${sandboxOrigin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: authorizationOf(merchantSecret) },
    body: JSON.stringify({ faults }),
  })
  if (!answer.ok) throw new Error(`the sandbox refused the plan: ${answer.status}`)
}

function authorizationOf(merchantSecret: string): string {
  return `Basic ${Buffer.from(`local:${merchantSecret}`).toString('base64')}`
}
