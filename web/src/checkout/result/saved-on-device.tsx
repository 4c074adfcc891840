import type { MembershipConfirmed } from '@layover/api-client'
import { dateText } from '@layover/rules/date-text'
import { visitText } from '@layover/rules/visit-text'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import {
  type DevicePass,
  isOver,
  removePass,
  saveNewPass,
  savePass,
  useSavedPasses,
} from '../../session/device-passes.ts'
import { Button } from '../../ui/form/button.tsx'

/** What the list needs of an order, or of a pass that was sent on, whose number is then the reference. */
export type Listed = Pick<
  MembershipConfirmed,
  'reference' | 'visit' | 'planName' | 'visits' | 'membershipNumber' | 'validUntil'
> & { readonly passes?: readonly { readonly validUntil: string }[] }

/** The words of an order in the list; undefined where it has no end, as while its payment is being checked. */
function passOf(
  { reference, visit, passes, planName, visits, membershipNumber, validUntil }: Listed,
  address: string,
): DevicePass | undefined {
  if (visit) {
    const { placeName: title, visitDate: until } = visit
    return { reference, address, title, detail: visitText(visit), until }
  }
  const until = validUntil ?? passes?.[0]?.validUntil
  if (until === undefined) return undefined
  return {
    reference,
    address,
    title: planName ?? 'Lounge pass',
    detail: [
      `Valid until ${dateText(until)}`,
      visits && (visits === 1 ? '1 visit' : `${visits} visits`),
      membershipNumber,
    ]
      .filter(Boolean)
      .join(', '),
    until,
  }
}

type Props<Copy> = {
  listed: Listed
  /** What is kept for times without a connection. */
  copy: Copy
  /** Returns whether the browser took it. */
  keep: (copy: Copy) => Promise<boolean>
  /** False for a copy of this device: it keeps its age. */
  isNew: boolean
}

/**
 * Saves a paid order, or a pass that was sent on, on this device as soon as it is shown, with a copy for times without a
 * connection, and offers to remove it (P483, P503, P538). It says what this device does not keep (P553).
 */
export function SavedOnDevice<Copy>({ listed, copy, keep, isNew }: Props<Copy>) {
  const { pathname, search, hash } = useLocation()
  const address = `${pathname}${search}${hash}`
  const pass = useMemo(() => passOf(listed, address), [listed, address])
  const isSaved = useSavedPasses().some(({ reference }) => reference === listed.reference)
  const [isRefused, setRefused] = useState(false)
  const [isCopied, setCopied] = useState(true)
  useEffect(() => {
    if (pass) saveNewPass(pass)
  }, [pass])
  useEffect(() => {
    if (isSaved && isNew) void keep(copy).then(setCopied)
  }, [isSaved, isNew, keep, copy])
  if (!pass) return null
  if (isOver(pass.until))
    return (
      <p className="small soft booked__saved">
        According to the date on this device it has expired, so we have not saved it. If that date is wrong,
        keep the link.
      </p>
    )
  return (
    <p className="small soft booked__saved" role="status">
      {isSaved && 'Saved on this device: find it on the home page. '}
      {isSaved && !isCopied && 'This browser cannot keep a copy, so it opens only with a connection. '}
      {/* The same button for both, so that focus stays on it. */}
      <Button look="link" onClick={() => (isSaved ? removePass(pass) : setRefused(!savePass(pass)))}>
        {isSaved ? 'Remove' : 'Save on this device'}
      </Button>
      {isRefused && ' This browser does not let us save it. Keep the link instead.'}
    </p>
  )
}
