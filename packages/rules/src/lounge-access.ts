/** The facts of a lounge that decide who reaches it, as lists and details have them. */
interface Lounge {
  readonly terminal: string
  /** The flights that its area serves: 'All flights', 'International', … */
  readonly type: string
  readonly securityType: string
}

export type Flight = 'Domestic' | 'International' | 'Schengen' | 'Non-Schengen'
export type Stage = 'departing' | 'connecting' | 'arriving'

/** A traveller's three answers: the terminal of the next flight, its kind, and where on the way they are. */
export interface Trip {
  readonly isSameTerminal: boolean
  readonly flight: Flight
  readonly stage: Stage
}

/** `check`: the traveller has to find out something that we do not know. */
export interface Access {
  readonly verdict: 'yes' | 'check' | 'no'
  readonly reason: string
}

const BORDERS: readonly Flight[] = ['Domestic', 'International']
const SCHENGEN: readonly Flight[] = ['Schengen', 'Non-Schengen']

const yes = (reason: string): Access => ({ verdict: 'yes', reason })
const check = (reason: string): Access => ({ verdict: 'check', reason })
const no = (reason: string): Access => ({ verdict: 'no', reason })

/** The kinds of flight that a traveller may choose from: those that the lounge's own area tells apart. */
export function flightsFor({ type }: Pick<Lounge, 'type'>): readonly Flight[] {
  return SCHENGEN.some((flight) => flight === type) ? SCHENGEN : BORDERS
}

/** Whether the lounge's area serves a flight; undefined where its word does not decide that. */
function serves(type: string, flight: Flight): boolean | undefined {
  if (type === 'All flights') return true
  const known = [BORDERS, SCHENGEN].find((kinds) => kinds.some((kind) => kind === type))
  return known?.includes(flight) ? type === flight : undefined
}

function beforeSecurity({ terminal }: Lounge, { stage, isSameTerminal }: Trip): Access {
  if (stage === 'arriving') return yes('It is before security, so you can go in after you land.')
  if (stage === 'connecting')
    return check('It is before security: you would leave the transfer area and pass security again.')
  return isSameTerminal
    ? yes('It is before security, in the terminal that you fly from.')
    : check(`It is before security in ${terminal}. Allow time to reach your own terminal.`)
}

function afterSecurity({ terminal, type }: Lounge, { flight, stage, isSameTerminal }: Trip): Access {
  if (stage === 'arriving') return no('It is after security, and arriving passengers cannot go back.')
  const area = type === 'International' || type === 'Domestic' ? type.toLowerCase() : type
  const isServed = serves(type, flight)
  if (isServed === false) return no(`It is in the area for ${area} flights.`)
  if (!isSameTerminal)
    return stage === 'connecting'
      ? check(`It is after security in ${terminal}. Ask the airport if you can get there and back.`)
      : no(`It is after security in ${terminal}, so you need a flight from there.`)
  if (isServed === undefined)
    return check(area ? `It is in the area for ${area} flights. See if yours leaves from there.` : UNKNOWN)
  return stage === 'connecting'
    ? yes('It is after security, in the terminal of your next flight.')
    : yes('It is after security, in the terminal that you fly from.')
}

const UNKNOWN = 'We do not know which passengers can reach it. Ask the airport.'

/** Whether a traveller can reach a lounge (P482). It informs, and never blocks a purchase: a pass opens other lounges too. */
export function loungeAccess(lounge: Lounge, trip: Trip): Access {
  if (lounge.securityType === 'Landside') return beforeSecurity(lounge, trip)
  if (lounge.securityType === 'Airside') return afterSecurity(lounge, trip)
  return check(UNKNOWN)
}
