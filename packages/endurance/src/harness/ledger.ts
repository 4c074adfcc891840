/** A payment in the card sandbox's ledger: the charge that was really made. */
export interface LedgerPayment {
  readonly status: string
  readonly merchantReference: string
  readonly amountOfMoney: { readonly amount: number; readonly currencyCode: string }
}

/** Every payment of a local start's sandbox. */
export async function readLedger(sandboxOrigin: string, merchantSecret: string): Promise<LedgerPayment[]> {
  const authorization = `Basic ${Buffer.from(`local:${merchantSecret}`).toString('base64')}`
  const answer = await fetch(`${sandboxOrigin}/sandbox/ledger`, { headers: { authorization } })
  const { entries } = (await answer.json()) as { entries: { payment: LedgerPayment }[] }
  return entries.map(({ payment }) => payment)
}
