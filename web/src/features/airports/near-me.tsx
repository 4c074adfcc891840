import type { Airport } from '@layover/api-client'
import { airportPath } from '@layover/site/addresses'
import { Navigation } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Sheet } from '../../ui/page/sheet.tsx'
import type { useNearMe } from './use-near-me.ts'

type Props = { near: ReturnType<typeof useNearMe> }

/** The name under which an early press of the button is recorded. */
export const NEAR_ME = 'near-me'

/** 'Use my current location' (P58). */
export function NearMeButton({ near: { phase, look } }: Props) {
  const isLooking = phase.is === 'looking'
  return (
    <button type="button" className="near-me" data-early={NEAR_ME} onClick={look} aria-disabled={isLooking}>
      <Navigation size={18} aria-hidden />
      <span className="near-me__text">
        {isLooking ? 'Finding your location…' : 'Use my current location'}
      </span>
    </button>
  )
}

/** The outcome: a link to the airport that was found, or the sentence about a blocked location. */
export function NearMeSheets({ near: { phase, close } }: Props) {
  return (
    <>
      <FoundSheet airport={phase.is === 'found' ? phase.airport : null} onClose={close} />
      <BlockedSheet isOpen={phase.is === 'blocked'} onClose={close} />
    </>
  )
}

function FoundSheet({ airport, onClose }: { airport: Airport | null; onClose: () => void }) {
  return (
    <Sheet
      isOpen={airport !== null}
      onClose={onClose}
      title={`Looks like you are near ${airport?.name}`}
      above={
        <p className="code" aria-hidden="true">
          {airport?.code}
        </p>
      }
      actions={
        <>
          {airport && (
            <ButtonLink look="main" to={airportPath(airport)} onClick={onClose} autoFocus>
              Yes, proceed
            </ButtonLink>
          )}
          <Button onClick={onClose}>No, stay where I am</Button>
        </>
      }
    >
      {airport && servicesOf(airport)}
    </Sheet>
  )
}

function servicesOf({ supportLounge, supportCip }: Airport): string {
  if (supportLounge && supportCip) return 'It has lounges and fast-track lanes.'
  return supportLounge ? 'It has lounges.' : 'It has fast-track lanes.'
}

function BlockedSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Location access is blocked"
      actions={
        <Button look="main" onClick={onClose} autoFocus>
          OK
        </Button>
      }
    >
      Your browser does not let Layover see where you are. Allow it in the browser’s settings for this site,
      or type your city or airport instead.
    </Sheet>
  )
}
