import { configurationTable, fillParts, table } from '@layover/server-kit/readme/tables'
import { discountCodes } from '../src/catalogue/sample/discount-codes.ts'
import { variables } from '../src/config-variables.ts'
import { replyNames, replyRow } from '../src/payments/provider-replies.ts'
import { sampleAccounts } from '../src/states/sample-accounts.ts'

/** Returns the README with its generated tables rendered from the code that they describe. */
export function withTables(readme: string): string {
  return fillParts(readme, {
    configuration: configurationTable(variables),
    'discount codes': discountTable(),
    'sample accounts': accountTable(),
    'provider replies': replyTable(),
  })
}

function discountTable(): string {
  const rows = discountCodes().map(({ code, purpose, serviceTypes }) => [
    `\`${code}\``,
    purpose,
    serviceTypes.join(', '),
  ])
  return table(['code', 'what it shows', 'for'], rows)
}

function accountTable(): string {
  const rows = sampleAccounts.map(({ email, membershipNumber, password }) => [
    `\`${email}\``,
    `\`${membershipNumber}\``,
    `\`${password}\``,
  ])
  return table(['email', 'membership number', 'password'], rows)
}

function replyTable(): string {
  const rows = replyNames.map((name) => {
    const { reply, outcome = '', visitor, log = '', breaker, alert = '' } = replyRow(name)
    return [`\`${name}\``, reply, outcome, visitor, log, breaker, alert]
  })
  return table(
    ['`reply`', 'the card provider', 'outcome', 'the visitor reads', 'log', 'breaker', 'alert'],
    rows,
  )
}
