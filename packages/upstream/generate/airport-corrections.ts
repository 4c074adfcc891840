/** Corrections of OurAirports' snapshot. Every row has its reason; a row without effect fails the run. */

type AddedAirport = {
  code: string
  icao: string
  name: string
  city: string
  countryCode: string
  latitude: number
  longitude: number
  size: 'large' | 'medium'
  reason: string
}

/** Codes that the source lists as scheduled and that no passenger can fly from. */
export const droppedAirports: Readonly<Record<string, string>> = {
  ISL: 'Atatürk has had no scheduled passengers since IST opened in 2019.',
  ADA: 'Şakirpaşa handed its scheduled flights to Çukurova (COV) in August 2024.',
}

/** Airports whose code has changed: from the source's code to the one in use. */
export const recodedAirports: Readonly<Record<string, { code: string; icao: string; reason: string }>> = {
  FRU: { code: 'BSZ', icao: 'UCFM', reason: 'Bishkek Manas took the code BSZ; FRU stays as a search alias.' },
}

/** Airports with scheduled flights that the source leaves out, or lists without an IATA code or service. */
export const addedAirports: readonly AddedAirport[] = [
  {
    code: 'KIN',
    icao: 'MKJP',
    name: 'Norman Manley International Airport',
    city: 'Kingston',
    countryCode: 'JM',
    latitude: 17.9357,
    longitude: -76.7875,
    size: 'large',
    reason: "Jamaica's capital is missing from the source.",
  },
  {
    code: 'MHT',
    icao: 'KMHT',
    name: 'Manchester-Boston Regional Airport',
    city: 'Manchester',
    countryCode: 'US',
    latitude: 42.9326,
    longitude: -71.4357,
    size: 'medium',
    reason: 'Missing from the source.',
  },
  {
    code: 'BIQ',
    icao: 'LFBZ',
    name: 'Biarritz Pays Basque Airport',
    city: 'Biarritz',
    countryCode: 'FR',
    latitude: 43.4684,
    longitude: -1.5311,
    size: 'medium',
    reason: 'Missing from the source.',
  },
  {
    code: 'PEG',
    icao: 'LIRZ',
    name: "Perugia San Francesco d'Assisi Airport",
    city: 'Perugia',
    countryCode: 'IT',
    latitude: 43.0959,
    longitude: 12.5132,
    size: 'medium',
    reason: 'Missing from the source.',
  },
  {
    code: 'COV',
    icao: 'LTDB',
    name: 'Çukurova International Airport',
    city: 'Adana',
    countryCode: 'TR',
    latitude: 36.8969,
    longitude: 35.0675,
    size: 'large',
    reason: 'Opened in August 2024 for Adana and Mersin; the source still has it as unscheduled.',
  },
  {
    code: 'RIS',
    icao: 'RJER',
    name: 'Rishiri Airport',
    city: 'Rishiri',
    countryCode: 'JP',
    latitude: 45.242,
    longitude: 141.1864,
    size: 'medium',
    reason: 'Daily flights from Sapporo; missing from the source.',
  },
  {
    code: 'NOJ',
    icao: 'USRO',
    name: 'Noyabrsk Airport',
    city: 'Noyabrsk',
    countryCode: 'RU',
    latitude: 63.1833,
    longitude: 75.27,
    size: 'medium',
    reason: 'Daily flights from Moscow; missing from the source.',
  },
]
