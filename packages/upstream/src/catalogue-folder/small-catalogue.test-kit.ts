import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A catalogue of a lounge, a lane and a plan without a fault; each file's lines are as an operator writes them. */
const files: Readonly<Record<string, string>> = {
  'airports.csv':
    'code,icao,name,city,country,countryCode,latitude,longitude,timeZone,size\n' +
    'QLA,,Lakeside Airfield,Lakeside,Switzerland,CH,47.1,8.5,Europe/Zurich,medium\n',
  'lounges.csv':
    'loungeCode,airportCode,loungeName,terminal,type,securityType,currency,entryPrice,prebookFee,prebookAllow,walkIn,capacity,prebookPlacesPerSlot,maxBookingNum,maxStayHours,facilities,rules,location,imgUrl,isSample\n' +
    'ZRH-LAKE,ZRH,Lake Lounge,E,Non-Schengen,Airside,CHF,42.00,6.00,yes,yes,80,8,4,3,Wi-Fi | Showers,Stay up to 3 hours.,"After security, left.",https://pictures.example/lake.jpg,no\n',
  'lanes.csv':
    'cipCode,airportCode,cipName,terminal,type,securityType,currency,price,placesPerSlot,maxBookingNum,hour,sameDay,rules,location,imgUrl,isSample\n' +
    'ZRH-FAST,ZRH,Fast Lane,1,All flights,Landside,CHF,15.00,6,4,2,yes,Book at least 2 hours ahead.,Left of security 1.,,no\n',
  'opening-hours.csv':
    'placeCode,days,opens,closes\nZRH-LAKE,Mon-Fri | Sun,05:30,22:00\nZRH-LAKE,Sat,07:00,00:30\nZRH-FAST,Mon-Sun,05:00,20:00\n',
  'plans.csv':
    'planId,name,description,currency,price,visitsIncluded,additionalVisitPrice,maxAdditionalVisits,validityMonths,benefits\n' +
    'PAIR,Pair,There and back.,CHF,72.00,2,36.00,4,12,2 lounge visits | Any lounge\n',
  'prices.csv':
    'kind,code,validFrom,currency,price,prebookFee,additionalVisitPrice\n' +
    'WALK_UP,,,CHF,45.00,,\n' +
    'LOUNGE,ZRH-LAKE,2027-05-01T00:00:00Z,CHF,44.00,7.00,\n',
  'codes.csv':
    'code,kind,value,currency,serviceTypes,validFrom,validUntil,maxRedemptions,maxPerEmail,initialRedemptions\n' +
    'FIVER,PER_ORDER,5.00,CHF,MEMBERSHIP,2027-03-01T00:00:00Z,2027-06-01T00:00:00Z,,,0\n' +
    'SPRING,PERCENT,10,,LOUNGE | PREBOOK,2027-03-01T00:00:00Z,2027-06-01T00:00:00Z,100,1,0\n',
  'network.json':
    '{\n  "passValidityMonths": 12,\n  "helpGroups": [\n    "passes"\n  ],\n  "popularQuestions": [\n    "what-is-a-pass"\n  ]\n}\n',
  'help/passes.md':
    '# Passes\n\n## What is a pass? {#what-is-a-pass}\n\nIt opens a lounge once. See [the terms](/content/terms-of-service).\n',
  ...Object.fromEntries(
    ['terms-of-service', 'term-of-use', 'privacy-policy', 'survey-terms'].map((type) => [
      `legal/${type}.md`,
      '---\ntitle: Terms\nupdatedAt: 2027-01-01T00:00:00Z\n---\n\n## Who we are\n\nLake Lounges Ltd.\n',
    ]),
  ),
}

/** A change of the small catalogue: a file's text anew or undefined for none, from the text that it has. */
export type Change = Readonly<Record<string, (text: string) => string | undefined>>

/** Writes the small catalogue, changed, to a folder that the end of the test removes. */
export function smallFolder(change: Change = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'layover-catalogue-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of new Set([...Object.keys(files), ...Object.keys(change)])) {
    const text = change[path] === undefined ? files[path] : change[path](files[path] ?? '')
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Replaces a text that stands in a file. */
export const put = (old: string, text: string) => (file: string) => {
  if (!file.includes(old)) throw new Error(`'${old}' stands nowhere`)
  return file.replace(old, () => text)
}
