import type { MembershipConfirmed } from '@layover/api-client'
import { dateText } from '@layover/rules/date-text'
import { visitText } from '@layover/rules/visit-text'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import {
  type DevicePass,
  isRemoved,
  removePass,
  saveNewPass,
  savePass,
  useDevicePasses,
} from '../../session/device-passes.ts'
import { Button } from '../../ui/form/button.tsx'

type Order = Pick<MembershipConfirmed, 'reference' | 'visit' | 'passes' | 'planName' | 'validUntil'>

/** The words of an order in the list; undefined where it has no end, as while its payment is being checked. */
function passOf(
  { reference, visit, passes, planName, validUntil }: Order,
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
    detail: `Valid until ${dateText(until)}`,
    until,
  }
}

/** Saves a paid order on this device as soon as it is shown, and offers to remove it (P483). */
export function SavedOnDevice({ order }: { order: Order }) {
  const { pathname, search, hash } = useLocation()
  const known = useDevicePasses().find(({ reference }) => reference === order.reference)
  const [isRefused, setRefused] = useState(false)
  const pass = passOf(order, `${pathname}${search}${hash}`)
  useEffect(() => {
    if (pass) saveNewPass(pass)
  })
  if (!pass) return null
  return (
    <p className="small soft booked__saved" role="status">
      {known && !isRemoved(known) ? (
        <>
          Saved on this device: find it on the home page.{' '}
          <Button look="link" onClick={() => removePass(order.reference)}>
            Remove
          </Button>
        </>
      ) : (
        <Button look="link" onClick={() => setRefused(!savePass(pass))}>
          Save on this device
        </Button>
      )}
      {isRefused && ' This browser does not let us save it. Keep the link instead.'}
    </p>
  )
}
