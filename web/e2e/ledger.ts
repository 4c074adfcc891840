import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LedgerPayment {
  readonly status: string
  readonly merchantReference: string
}

/** The address of the stories' sandbox, and the data folder with its secret. */
const STORIES = {
  sandbox: process.env.SANDBOX_URL ?? 'http://127.0.0.1:4202',
  dataDir: process.env.LAYOVER_E2E_DATA ?? '',
}

function secretOf(dataDir: string): string {
  const file = process.env.MERCHANT_SECRET_FILE
  if (file) return readFileSync(file, 'utf8').trim()
  return (JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { merchantSecret: string })
    .merchantSecret
}

/** The card sandbox's record of one order, attempt by attempt: the only evidence of a charge. */
export async function ledgerOf(orderNo: string, { sandbox, dataDir } = STORIES): Promise<LedgerPayment[]> {
  const authorization = `Basic ${Buffer.from(`local:${secretOf(dataDir)}`).toString('base64')}`
  const answer = await fetch(`${sandbox}/sandbox/ledger`, { headers: { authorization } })
  if (!answer.ok) throw new Error(`the ledger answered ${answer.status}`)
  const { entries } = (await answer.json()) as { entries: { payment: LedgerPayment }[] }
  // At the provider an order has a cut hash of its number (P405).
  const tag = createHash('sha256').update(orderNo).digest('hex').slice(0, 20)
  return entries
    .map(({ payment }) => payment)
    .filter((payment) => payment.merchantReference.startsWith(`${tag}.`))
}
