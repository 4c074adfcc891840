import type { Brand } from '../cards/test-card.ts'
import { cvvLength } from '../cards/test-card.ts'

/** The provider's ids and labels of its payment products. */
const products: Record<Brand, { readonly id: number; readonly label: string }> = {
  visa: { id: 1, label: 'Visa' },
  'american-express': { id: 2, label: 'American Express' },
  mastercard: { id: 3, label: 'Mastercard' },
  unionpay: { id: 56, label: 'UnionPay' },
  maestro: { id: 117, label: 'Maestro' },
  jcb: { id: 125, label: 'JCB' },
  discover: { id: 128, label: 'Discover' },
  'diners-club': { id: 132, label: 'Diners Club' },
}

/** The SDK counts the bytes of a name in UTF-8, at most four for each character. */
const LONGEST_NAME_BYTES = 4 * 50

const numberMasks: Partial<Record<Brand, string>> = {
  'american-express': '{{9999}} {{999999}} {{99999}}',
  'diners-club': '{{9999}} {{999999}} {{9999}}',
}

/** The product of a brand. */
export function productIdOf(brand: Brand): number {
  return products[brand].id
}

/** The response of `products/{id}`: the form's four fields with their rules; undefined for an unknown id. */
export function describeProduct(id: number): object | undefined {
  const brand = (Object.keys(products) as Brand[]).find((each) => products[each].id === id)
  return brand === undefined ? undefined : describe(brand)
}

function describe(brand: Brand): object {
  const { id, label } = products[brand]
  return {
    id,
    paymentMethod: 'card',
    paymentProductGroup: 'cards',
    mobileIntegrationLevel: 'OPTIMISED_SUPPORT',
    allowsInstallments: false,
    allowsRecurring: false,
    allowsTokenization: false,
    autoTokenized: false,
    deviceFingerprintEnabled: false,
    usesRedirectionTo3rdParty: false,
    displayHints: { displayOrder: id, label, logo: `logos/${brand}.svg` },
    fields: fieldsOf(brand),
  }
}

function fieldsOf(brand: Brand): object[] {
  const cvv = cvvLength(brand)
  return [
    field(
      'cardNumber',
      'Card number',
      { mask: numberMask(brand), type: 'numericstring' },
      {
        length: { minLength: 12, maxLength: 19 },
        luhn: {},
        regularExpression: { regularExpression: '^[0-9]{12,19}$' },
      },
    ),
    field(
      'cardholderName',
      'Cardholder name',
      { type: 'string' },
      {
        length: { minLength: 2, maxLength: LONGEST_NAME_BYTES },
      },
    ),
    field(
      'expiryDate',
      'Expiry date',
      { mask: '{{99}}/{{99}}', type: 'expirydate' },
      {
        expirationDate: {},
        length: { minLength: 4, maxLength: 4 },
        regularExpression: { regularExpression: '^(0[1-9]|1[0-2])[0-9]{2}$' },
      },
    ),
    field(
      'cvv',
      'CVV',
      { mask: `{{${'9'.repeat(cvv)}}}`, type: 'numericstring' },
      {
        length: { minLength: cvv, maxLength: cvv },
        regularExpression: { regularExpression: `^[0-9]{${cvv}}$` },
      },
    ),
  ].map((each, displayOrder) => each(displayOrder))
}

function numberMask(brand: Brand): string {
  return numberMasks[brand] ?? '{{9999}} {{9999}} {{9999}} {{9999}} {{999}}'
}

function field(
  id: string,
  label: string,
  { mask, type }: { mask?: string; type: string },
  validators: object,
) {
  return (displayOrder: number): object => ({
    id,
    type,
    dataRestrictions: { isRequired: true, validators },
    displayHints: {
      alwaysShow: false,
      displayOrder,
      formElement: { type: 'text' },
      label,
      ...(mask !== undefined && { mask }),
      obfuscate: id === 'cvv',
      preferredInputType: type === 'string' ? 'StringKeyboard' : 'IntegerKeyboard',
    },
  })
}
