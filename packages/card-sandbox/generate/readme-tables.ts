import { configurationTable, fillParts, table } from '@layover/server-kit/readme/tables'
import { lookupRefusals, refusedCards } from '../src/cards/refused-cards.ts'
import { outcomes } from '../src/cards/test-card.ts'
import { testCards } from '../src/cards/test-cards.ts'
import { productIdOf } from '../src/client/payment-products.ts'
import { variables } from '../src/config.ts'

/** Returns the README with its generated tables rendered from the code that they describe. */
export function withTables(readme: string): string {
  return fillParts(readme, {
    configuration: configurationTable(variables),
    'test numbers': testNumberTable(),
    'refused numbers': refusedNumberTable(),
    products: productTable(),
  })
}

function testNumberTable(): string {
  const rows = testCards.map(({ number, brand, outcome }) => {
    const { reasonCode, meaning } = outcomes[outcome]
    return [number, brand, meaning, reasonCode === undefined ? '' : `\`${reasonCode}\``]
  })
  return table(['number', 'brand', 'a payment is', '`reasonCode`'], rows)
}

function refusedNumberTable(): string {
  const rows = refusedCards.map(({ number, brand, refusal }) => [number, brand, lookupRefusals[refusal]])
  return table(['number', 'brand', 'looking its first digits up answers'], rows)
}

function productTable(): string {
  const brands = [...new Set(testCards.map(({ brand }) => brand))]
  const rows = brands.map((brand) => [brand, String(productIdOf(brand))])
  return table(['brand', 'product'], rows)
}
