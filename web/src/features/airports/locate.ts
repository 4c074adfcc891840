type Position = { latitude: number; longitude: number }

/** Why there is no position: the visitor or the browser said no, or it just did not work this time. */
type LocationTrouble = 'blocked' | 'unavailable'

/** 5 s at most, a position of the last 120 s will do, low accuracy (P58). */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 5_000, maximumAge: 120_000 }

/** About a kilometre: enough to find the airport, and no more than that leaves the device. */
const DECIMALS = 2

/** Where the visitor is, roughly. Rejections of the browser become a trouble; nothing is thrown. */
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
