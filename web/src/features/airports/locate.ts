type Position = { latitude: number; longitude: number }

/** The reason for a missing position: refused by the visitor or the browser, or a failure this time. */
type LocationTrouble = 'blocked' | 'unavailable'

/** A timeout of 5 s, a position up to 120 s old, low accuracy (P58). */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 5_000, maximumAge: 120_000 }

/** Rounds to about a kilometre: enough to find the airport, and nothing finer leaves the device. */
const DECIMALS = 2

/** The visitor's rough position. A browser's error becomes a trouble; this never throws. */
export function locate(): Promise<Position | LocationTrouble> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve('unavailable')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? 'blocked' : 'unavailable'),
      OPTIONS,
    )
  })
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}
