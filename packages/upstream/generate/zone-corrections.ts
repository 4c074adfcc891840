/** Airports where the map's zone differs from the airport's local time, and airports where the checker is wrong. */

type ZoneOverride = { timeZone: string; reason: string }

export const zoneOverrides: Readonly<Record<string, ZoneOverride>> = {
  BBA: {
    timeZone: 'America/Punta_Arenas',
    reason: 'America/Coyhaique (2025) is unknown to many browsers; Punta Arenas keeps the same clock.',
  },
  OOL: {
    timeZone: 'Australia/Brisbane',
    reason: 'The runway crosses the state line; the airport keeps Queensland time, without daylight saving.',
  },
  SIP: { timeZone: 'Europe/Kyiv', reason: 'Disputed; the zone of the country that the row names.' },
  SUI: { timeZone: 'Asia/Tbilisi', reason: 'Disputed; the zone of the country that the row names.' },
}

/** Countries with one time zone in practice, in spite of the map. */
export const countryZones: Readonly<Record<string, ZoneOverride>> = {
  CN: {
    timeZone: 'Asia/Shanghai',
    reason: 'Flights run on Beijing time in all of China, Xinjiang included.',
  },
}

/** Reviewed differences from the checker: the boundary map is right, for the reason given. */
export const checkerErrs: Readonly<Record<string, string>> = {
  BAX: 'The Altai region moved to UTC+7 in 2016.',
  BBA: 'The Aysén region stopped changing its clocks in 2025.',
  BOR: 'Bokeo lies in Laos, not in France (an older airport had the code).',
  BWT: 'Tasmania observes daylight saving.',
  CUU: 'Chihuahua moved to UTC-6 for good in 2022.',
  HVD: 'Western Mongolia keeps UTC+7.',
  MLG: 'Java keeps UTC+7.',
  MZS: 'Moradabad lies in India.',
  NPO: 'West Kalimantan keeps UTC+7.',
  OVS: 'The Khanty-Mansi region keeps UTC+5.',
  PNT: 'The Magallanes region stopped changing its clocks in 2016.',
  PSC: 'Pasco lies in the state of Washington.',
  PSU: 'West Kalimantan keeps UTC+7.',
  PUQ: 'The Magallanes region stopped changing its clocks in 2016.',
  SQG: 'West Kalimantan keeps UTC+7.',
  STM: 'Western Pará moved to UTC-3 in 2008.',
  TJG: 'South Kalimantan keeps UTC+8.',
  TMT: 'Western Pará moved to UTC-3 in 2008.',
  TOF: 'The Tomsk region moved to UTC+7 in 2016.',
  ULK: 'Lensk lies in the western part of Yakutia, UTC+9.',
  YNA: 'Natashquan lies east of 63° W, on Atlantic standard time.',
}
