import { digitsOf } from '@layover/rules/digits'
import { MOBILE_MAX_DIGITS, parsePastedNumber } from '@layover/rules/phone'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Field } from '../ui/form/field.tsx'
import type { ContactDetails } from './contact-details.ts'
import { useCallingCodes } from './use-calling-codes.ts'

/** The values of the two controls. */
type MobileInput = Pick<ContactDetails, 'telAbbr' | 'telCountry' | 'mobile'>

type Props = {
  id: string
  label: string
  value: MobileInput
  error: string | undefined
  onChange: (value: MobileInput) => void
  onBlur: () => void
  /** The pasted number that is being parsed; Next waits for it. */
  onParsing: (parsing: Promise<void>) => void
}

/** Countries share twelve codes (P95). For each, this is the most likely country of a pasted number. */
const USUAL: Readonly<Record<string, string>> = {
  '1': 'United States',
  '7': 'Russia',
  '39': 'Italy',
  '44': 'United Kingdom',
  '47': 'Norway',
  '61': 'Australia',
  '212': 'Morocco',
  '358': 'Finland',
}

/** A number with its country's calling code. A pasted or autofilled `+44 7400 123456` sets both (P94). */
export function MobileField({ id, label, value, error, onChange, onBlur, onParsing }: Props) {
  const codes = useCallingCodes()
  const pickerId = useId()
  const chosen = { name: value.telCountry, telAbbr: value.telAbbr }
  const isListed = codes.some(({ name, telAbbr }) => name === chosen.name && telAbbr === chosen.telAbbr)
  const options = isListed ? codes : [chosen, ...codes]
  const pick = (option: string) => {
    const [telAbbr = '', telCountry = ''] = option.split('|')
    onChange({ ...value, telAbbr, telCountry })
  }
  const take = async (text: string) => {
    const { telAbbr, digits } = await parsePastedNumber(text, value.telAbbr)
    const country =
      codes.find(({ name }) => name === USUAL[telAbbr]) ?? codes.find((code) => code.telAbbr === telAbbr)
    const telCountry = telAbbr === value.telAbbr ? value.telCountry : (country?.name ?? '')
    onChange({ telAbbr, telCountry, mobile: digits })
  }
  const type = (text: string) => {
    if (/^\s*(\+|00)\s*[0-9]{4}/.test(text)) return onParsing(take(text))
    onChange({ ...value, mobile: digitsOf(text).slice(0, MOBILE_MAX_DIGITS) })
  }
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <div className="mobile-field">
          <div className="mobile-field__code">
            <span className="input" aria-hidden="true">
              +{value.telAbbr}
            </span>
            <ChevronDown size={20} aria-hidden />
            <select
              id={pickerId}
              aria-label="Country calling code"
              value={`${chosen.telAbbr}|${chosen.name}`}
              onChange={(event) => pick(event.target.value)}
            >
              {options.map(({ name, telAbbr }) => (
                <option key={`${telAbbr}|${name}`} value={`${telAbbr}|${name}`}>
                  {name} +{telAbbr}
                </option>
              ))}
            </select>
          </div>
          <input
            {...control}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={value.mobile}
            onChange={(event) => type(event.target.value)}
            onPaste={(event) => {
              event.preventDefault()
              onParsing(take(event.clipboardData.getData('text')))
            }}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  )
}
