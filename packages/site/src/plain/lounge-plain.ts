import type { OpeningHours } from '@layover/rules/opening'
import { whereInWords } from '@layover/rules/where-in-words'
import { joined } from '../heads/head.ts'
import { costInWords, openInWords, type PlainCost } from './place-words.ts'
import { type PlainPage, plainPage, sectionOf } from './plain-page.ts'

interface PlainLounge {
  readonly airportName: string
  readonly city: string
  readonly country: string
  readonly terminal: string
  readonly securityType: string
  readonly location: string
  readonly openingHours: readonly OpeningHours[]
  readonly walkIn?: boolean
  readonly prebookAllow: boolean
  readonly prebookPrice: string
  readonly currencySymbol?: string
}

function passPriceOf({ walkIn }: PlainLounge, price: PlainCost | undefined): string | undefined {
  if (walkIn === false) return 'This lounge does not take walk-up guests.'
  return price && `A walk-up pass is ${costInWords(price)} per person, including all fees.`
}

function bookingFeeOf({ prebookAllow, prebookPrice, currencySymbol }: PlainLounge): string | undefined {
  if (!prebookAllow || currencySymbol === undefined) return undefined
  const fee = costInWords({ price: prebookPrice, currencySymbol })
  return `Or pre-book a place: this lounge’s own price, plus ${fee} each to hold it.`
}

/** @param price of one walk-up pass, where it is known */
export function loungePlain(lounge: PlainLounge, price: PlainCost | undefined): PlainPage {
  const { airportName, city, country, location, openingHours } = lounge
  return plainPage(
    sectionOf('Where', joined(airportName, city, country), whereInWords(lounge), location),
    sectionOf('Hours', openInWords(openingHours)),
    sectionOf('Price', passPriceOf(lounge, price), bookingFeeOf(lounge)),
  )
}
