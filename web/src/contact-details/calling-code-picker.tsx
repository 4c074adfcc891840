import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { MobileInput } from './mobile-input.ts'
import { type CallingCodes, useCallingCodes } from './use-calling-codes.ts'

type Props = { value: MobileInput; onChange: (value: MobileInput) => void }

/** Countries share twelve codes (P95). For each, this is the most likely country of a number that was typed with it. */
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

/** The device's own picker of a country's calling code, behind the code alone. */
export function CallingCodePicker({ value, onChange }: Props) {
  const { telAbbr, telCountry } = value
  const { codes, load } = useCallingCodes()
  const own = codes.filter((code) => code.telAbbr === telAbbr)
  const listed =
    own.find(({ name }) => name === telCountry) ?? own.find(({ name }) => name === USUAL[telAbbr]) ?? own[0]
  const chosen = listed ?? { name: telCountry, telAbbr }
  const pick = (option: string) => {
    const [telAbbr = '', telCountry = ''] = option.split('|')
    onChange({ ...value, telAbbr, telCountry })
  }
  return (
    <div className="mobile-field__code">
      <span className="input" aria-hidden="true">
        +{telAbbr}
      </span>
      <ChevronDown size={20} aria-hidden />
      <select
        aria-label="Country calling code"
        value={`${chosen.telAbbr}|${chosen.name}`}
        onChange={(event) => pick(event.target.value)}
        onFocus={load}
        onPointerEnter={load}
      >
        {!listed && <Options codes={[chosen]} />}
        <Options codes={codes} />
      </select>
    </div>
  )
}

/** Draws over 200 options. A keystroke in another field does not draw them again. */
const Options = memo(({ codes }: { codes: CallingCodes }) =>
  codes.map(({ name, telAbbr }) => (
    <option key={`${telAbbr}|${name}`} value={`${telAbbr}|${name}`}>
      {`${name} +${telAbbr}`}
    </option>
  )),
)
