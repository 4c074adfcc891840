import { formatMoney } from '@layover/rules/money'
import type { OpeningHours } from '@layover/rules/opening'
import { weekInWords } from '@layover/rules/opening-week'

/** A price with all fees in, as the calls carry it. */
export interface PlainCost {
  readonly price: string
  readonly currencySymbol: string
}

/** '£34.00'. */
export function costInWords({ price, currencySymbol }: PlainCost): string {
  return formatMoney({ amount: price, currencySymbol })
}

/** 'Open every day, 05:30 to 22:00'; empty where the hours are unknown. */
export function openInWords(hours: readonly OpeningHours[] = []): string {
  const week = weekInWords(hours)
  return week && `Open ${week}`
}
