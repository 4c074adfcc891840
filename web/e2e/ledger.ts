import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface LedgerPayment {
  readonly status: string
  readonly merchantReference: string
}

/** Where the sandbox of the stories listens, and the data folder that holds its secret. */
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

/** What the card sandbox wrote down for one order, attempt by attempt: the only witness of what a card was charged. */
export async function ledgerOf(orderNo: string, { sandbox, dataDir } = STORIES): Promise<LedgerPayment[]> {
  const authorization = `Basic ${Buffer.from(`local:${secretOf(dataDir)}`).toString('base64')}`
  const answer = await fetch(`${sandbox}/sandbox/ledger`, { headers: { authorization } })
  if (!answer.ok) throw new Error(`the ledger answered ${answer.status}`)
  const { entries } = (await answer.json()) as { entries: { payment: LedgerPayment }[] }
  return entries
    .map(({ payment }) => payment)
    .filter((payment) => payment.merchantReference.startsWith(`${orderNo}.`))
}
