import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LedgerPayment {
  readonly status: string
  readonly merchantReference: string
}

/** What the card sandbox wrote down for one order, attempt by attempt: the only witness of what a card was charged. */
export async function ledgerOf(orderNo: string): Promise<LedgerPayment[]> {
  const dataDir = process.env.LAYOVER_E2E_DATA ?? ''
  const { merchantSecret } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as {
    merchantSecret: string
  }
  const authorization = `Basic ${Buffer.from(`local:${merchantSecret}`).toString('base64')}`
  const answer = await fetch('http://127.0.0.1:4202/sandbox/ledger', { headers: { authorization } })
  if (!answer.ok) throw new Error(`the ledger answered ${answer.status}`)
  const { entries } = (await answer.json()) as { entries: { payment: LedgerPayment }[] }
  return entries
    .map(({ payment }) => payment)
    .filter((payment) => payment.merchantReference.startsWith(`${orderNo}.`))
}
