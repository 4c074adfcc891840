/** Names that a traveller would not recognise as the source writes them. */
export const displayNames: Readonly<Record<string, string>> = {
  ABT: 'King Saud bin Abdulaziz Airport',
  ADJ: 'Amman Marka International Airport',
  BFF: 'Western Nebraska Regional Airport',
  BGM: 'Greater Binghamton Airport',
  BLV: 'MidAmerica St. Louis Airport',
  BOM: 'Chhatrapati Shivaji Maharaj International Airport',
  BWI: 'Baltimore/Washington International Airport',
  CDG: 'Paris Charles de Gaulle Airport',
  CJJ: 'Cheongju International Airport',
  DPS: 'Bali Ngurah Rai International Airport',
  EZE: 'Ministro Pistarini International Airport',
  FCN: 'Sea-Airport Cuxhaven/Nordholz',
  FNC: 'Madeira Cristiano Ronaldo Airport',
  GIG: 'Rio de Janeiro Galeão International Airport',
  GRU: 'São Paulo/Guarulhos International Airport',
  IST: 'Istanbul Airport',
  LIN: 'Milan Linate Airport',
  LIS: 'Lisbon Humberto Delgado Airport',
  MSP: 'Minneapolis–Saint Paul International Airport',
  ORY: 'Paris Orly Airport',
  REW: 'Rewa Airport',
  RKZ: 'Shigatse Peace Airport',
  SUI: 'Sukhumi Babushara Airport',
  WJU: 'Wonju Airport',
  YBG: 'Saguenay-Bagotville Airport',
  YHZ: 'Halifax Stanfield International Airport',
  YND: 'Ottawa-Gatineau Airport',
  YQX: 'Gander International Airport',
  YQY: 'Sydney J.A. Douglas McCurdy Airport',
  YTS: 'Timmins Victor M. Power Airport',
  YUL: 'Montréal–Trudeau International Airport',
  YWG: 'Winnipeg Richardson International Airport',
}

const military =
  /\s*\/\s*[^/]*\b(Air ?base|Air Force|AFB|Airfield|Marine Corps|Naval|RAAF|INS|CFB|Air National)\b[^/]*$/i

/** Returns the name as travellers know it: one form, no name of a military base, no codes in brackets. */
export function displayName(code: string, sourceName: string): string {
  return (
    displayNames[code] ??
    sourceName
      .replace(military, '')
      .replace(/\s*\([A-Z]-\d[^)]*\)$/, '')
      .replace(/\s*\/\s*(?=[^/]*$)/, '/')
      .replaceAll('’', "'")
      .replace(/\s+/g, ' ')
      .trim()
  )
}
