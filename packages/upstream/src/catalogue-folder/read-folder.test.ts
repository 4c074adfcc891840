import { symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allAirports } from '../catalogue/airports/airports.ts'
import { faultLine } from './cells/fault.ts'
import { readFolder } from './read-folder.ts'
import { type Change, put, smallFolder } from './small-catalogue.test-kit.ts'

function faultsIn(folder: string): readonly string[] {
  const read = readFolder(folder, allAirports())
  return 'faults' in read ? read.faults.map(faultLine) : []
}
const faultsOf = (change: Change) => faultsIn(smallFolder(change))
const again = (text: string) => `${text}${text.split('\n').at(-2)}\n`

it('a catalogue without a fault is read: places, hours, prices to come, codes and texts', () => {
  const read = readFolder(smallFolder(), allAirports())
  if ('faults' in read) throw new Error(read.faults.map(faultLine).join('\n'))
  const { lounges, lanes, plans, walkUp, prices, discountCodes, airports, helpTopics, legalTexts } =
    read.catalogue
  expect(lounges).toMatchObject([
    {
      loungeCode: 'ZRH-LAKE',
      entryPriceMinor: 4200,
      facilities: ['Wi-Fi', 'Showers'],
      location: 'After security, left.',
      openingHours: [
        { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sun'], opens: '05:30', closes: '22:00' },
        { days: ['Sat'], opens: '07:00', closes: '00:30' },
      ],
    },
  ])
  expect(lanes).toMatchObject([{ cipCode: 'ZRH-FAST', priceMinor: 1500, sameDay: true }])
  expect(plans).toMatchObject([{ planId: 'PAIR', additionalVisitPriceMinor: 3600 }])
  expect(walkUp).toEqual({ currency: 'CHF', priceMinor: 4500, validityMonths: 12 })
  expect(prices).toMatchObject([{ validFrom: '2027-05-01T00:00:00.000Z', priceMinor: 4400, feeMinor: 700 }])
  expect(discountCodes).toMatchObject([
    { code: 'FIVER', couponType: 2, value: 500, currency: 'CHF', maxRedemptions: null },
    { code: 'SPRING', couponType: 1, value: 10, currency: null, maxPerEmail: 1 },
  ])
  expect(airports.find(({ code }) => code === 'QLA')?.city).toBe('Lakeside')
  expect(airports).toHaveLength(allAirports().length + 1)
  expect(helpTopics.questions).toMatchObject([{ id: 'what-is-a-pass', type: 'passes' }])
  expect(legalTexts).toHaveLength(4)
})

/** Wrong catalogues, and all that is said of each. */
const wrong: readonly (readonly [string, Change, readonly string[]])[] = [
  [
    'a cell that is no number',
    { 'lounges.csv': put(',80,8,', ',12x,8,') },
    ["lounges.csv:2: capacity: expected a whole number from 1 to 10000, found '12x'"],
  ],
  [
    'a misspelt column',
    { 'plans.csv': put('benefits', 'benefit') },
    [
      "plans.csv:1: the column 'benefits' is missing",
      "plans.csv:1: unknown column 'benefit'; the columns are planId,name,description,currency,price,visitsIncluded,additionalVisitPrice,maxAdditionalVisits,validityMonths,benefits",
    ],
  ],
  [
    'a lounge twice, with its name',
    { 'lounges.csv': again },
    [
      "lounges.csv:3: loungeCode: 'ZRH-LAKE' stands on line 2 already",
      "lounges.csv:3: loungeName: 'ZRH Lake Lounge' stands on line 2 already",
    ],
  ],
  [
    'places that nobody knows',
    {
      'lanes.csv': put('ZRH-FAST,ZRH,', 'ZRH-FAST,ZZZ,'),
      'opening-hours.csv': put('ZRH-LAKE,Sat', 'ZRH-LAKEE,Sat'),
      'prices.csv': put('LOUNGE,ZRH-LAKE', 'LANE,ZRH-LAKE'),
    },
    [
      "lanes.csv:2: airportCode: no airport has the code 'ZZZ'; airports.csv may add it",
      "opening-hours.csv:3: placeCode: no lounge and no lane has the code 'ZRH-LAKEE'",
      "prices.csv:3: code: there is no LANE 'ZRH-LAKE' to have a price",
      'prices.csv:3: prebookFee: expected nothing for LANE',
    ],
  ],
  [
    'hours that overlap over midnight, and hours of no length',
    {
      'opening-hours.csv': (text) =>
        `${text.replace('ZRH-FAST,Mon-Sun,05:00,20:00', 'ZRH-FAST,Mon,05:00,05:00')}ZRH-LAKE,Sun,00:00,01:00\n`,
    },
    [
      'opening-hours.csv:4: closes: is open from 05:00 to 05:00; all day is 00:00 to 24:00',
      'opening-hours.csv:5: opens: is open twice at one time, here and on line 3',
    ],
  ],
  [
    'more guests ahead than the rooms hold, and parties of more than that',
    { 'lounges.csv': put(',80,8,4,', ',8,8,9,') },
    [
      "lounges.csv:2: maxBookingNum: expected at most the 8 of prebookPlacesPerSlot, found '9'",
      "lounges.csv:2: prebookPlacesPerSlot: expected less than the capacity of 8, found '8'",
    ],
  ],
  [
    'amounts that are none in their currency',
    { 'plans.csv': put('CHF,72.00', 'JPY,72.00'), 'lanes.csv': put('CHF,15.00', 'CHF,15') },
    [
      "lanes.csv:2: price: expected an amount in CHF with 2 decimals, such as 34.00, found '15'",
      "plans.csv:2: additionalVisitPrice: expected an amount in JPY with no decimals, such as 34, found '36.00'",
      "plans.csv:2: price: expected an amount in JPY with no decimals, such as 34, found '72.00'",
    ],
  ],
  [
    'prices that contradict, and no walk-up price',
    {
      'prices.csv': (text) =>
        again(text).replace('WALK_UP,,,CHF,45.00', 'WALK_UP,,2027-02-01T00:00:00Z,CHF,45.00'),
    },
    [
      'prices.csv: has no walk-up price: one row of WALK_UP has an empty validFrom',
      'prices.csv:4: validFrom: line 3 has a price of LOUNGE ZRH-LAKE from the same instant on',
    ],
  ],
  [
    'a code without readable bounds, and one that ends before it begins',
    {
      'codes.csv': (text) =>
        text
          .replace('2027-03-01T00:00:00Z,2027-06-01T00:00:00Z,100', '1 March 2027,2027-06-31T00:00:00Z,100')
          .replace(
            '2027-03-01T00:00:00Z,2027-06-01T00:00:00Z,,',
            '2027-06-01T00:00:00Z,2027-06-01T00:00:00Z,,',
          ),
    },
    [
      "codes.csv:2: validUntil: expected an instant after 2027-06-01T00:00:00Z, found '2027-06-01T00:00:00Z'",
      "codes.csv:3: validFrom: expected an instant in UTC, such as 2027-01-01T00:00:00Z, found '1 March 2027'",
    ],
  ],
  [
    'texts that are missing, unnamed or twice',
    {
      'legal/privacy-policy.md': () => undefined,
      'help/passes.md': (text) => `${text}\n## And what is this? {#what-is-a-pass}\n\nThe same.\n`,
      'help/lanes.md': () => '# Lanes\n',
    },
    [
      'help/lanes.md: is not named by helpGroups in network.json',
      "help/passes.md:7: the id 'what-is-a-pass' stands at help/passes.md:3 already",
      'legal/privacy-policy.md: is missing',
    ],
  ],
  [
    'HTML, steering characters, formulas and pictures from anywhere',
    {
      'lounges.csv': (text) =>
        text
          .replace('Lake Lounge', '=HYPERLINK(1)')
          .replace('Stay up to 3 hours.', 'Stay <b>3</b> hours.')
          .replace('https://pictures', 'http://pictures')
          .replace('After security', 'After \u202e security'),
      'help/passes.md': put('It opens', 'It <script>opens'),
      'legal/term-of-use.md': put('Lake Lounges Ltd.', '[Lake](javascript:alert(1)), [Lake](/a_(b))'),
    },
    [
      "help/passes.md:5: has HTML, which is never rendered: '<script>opens a lounge once. See [the terms](/content/terms-…'",
      'legal/term-of-use.md:8: has a link to /a_(b); expected a path, https: or mailto:, no brackets',
      'legal/term-of-use.md:8: has a link to javascript:alert(1); expected a path, https: or mailto:, no brackets',
      "lounges.csv:2: imgUrl: expected an https:// address, a path that begins with / or nothing, found 'http://pictures.example/lake.jpg'",
      "lounges.csv:2: location: has a character that controls a screen or the direction of writing: '\\u{202e}'",
      "lounges.csv:2: loungeName: begins with '=', which a spreadsheet takes for a formula",
      "lounges.csv:2: rules: has HTML, which is never rendered: '<b>3</b> hours.'",
    ],
  ],
  [
    'a file of semicolons, one of another encoding, and one that is not to be there',
    {
      'plans.csv': (text) => text.replaceAll(',', ';'),
      'loungs.csv': () => 'loungeCode\n',
      'network.json': put('"passes"\n', '"passes"]\n'),
    },
    [
      'loungs.csv: is unknown; a catalogue has airports.csv, lounges.csv, lanes.csv, opening-hours.csv, plans.csv, prices.csv, codes.csv, network.json, help/, legal/',
      'network.json:5: is no JSON from here on',
      'plans.csv:1: has semicolons between its cells; save it as CSV with commas',
    ],
  ],
]

it.each(wrong)('of %s every fault is told, each in its place', (_name, change, faults) => {
  expect(faultsOf(change)).toEqual(faults)
})

it('lines are right after quoted line breaks, empty lines and a byte order mark', () => {
  const change: Change = {
    'plans.csv': (text) =>
      `\ufeff${text.replaceAll('\n', '\r\n').replace('2 lounge visits | Any lounge', '"2 lounge visits |\r\nAny lounge"')}\r\nTRIO,Trio,Three.,CHF,x,3,36.00,4,12,\r\n`,
  }
  expect(faultsOf(change)).toEqual([
    "plans.csv:5: price: expected an amount without a sign of currency or thousands, such as 34.00, found 'x'",
  ])
})

it.each([
  [
    'does not end',
    '"There and back.',
    'a quoted cell that begins here does not end; its quotes inside are doubled',
  ],
  ['goes on', '"There" and back.', 'a quoted cell goes on after its end; its quotes inside are doubled'],
  ['stands inside', 'There "and" back.', 'a quote stands inside a cell; quote the whole cell and double it'],
])('a quote that %s is told with its line', (_name, cell, message) => {
  expect(faultsOf({ 'plans.csv': put('There and back.', cell) })).toContain(`plans.csv:2: ${message}`)
})

it('bytes that are not UTF-8 are told with their line', () => {
  const folder = smallFolder()
  const text = 'planId,name\nA,B\nC,Caf\xe9\n'
  writeFileSync(join(folder, 'plans.csv'), Buffer.from(text, 'latin1'))
  expect(faultsIn(folder)).toEqual(['plans.csv:3: is not UTF-8 here; save the file as UTF-8'])
})

it('a table that cannot be read is told once, and not again by each row that refers to it', () => {
  const change: Change = { 'lounges.csv': (text) => text.replaceAll(',', ';') }
  expect(faultsOf(change)).toEqual([
    'lounges.csv:1: has semicolons between its cells; save it as CSV with commas',
  ])
})

it.each(['//pictures.example/lake.jpg', 'data:image/png;base64,AA', 'https://pictures.example'])(
  'a picture at %s is refused',
  (address) => {
    const change: Change = {
      'lounges.csv': put('https://pictures.example/lake.jpg', address.replace(',', '%2C')),
    }
    expect(faultsOf(change)).toEqual([expect.stringMatching(/^lounges\.csv:2: imgUrl: expected an https:/)])
  },
)

it('a file that is too large is not read', () => {
  const folder = smallFolder()
  truncateSync(join(folder, 'codes.csv'), 64 * 1024 * 1024 + 1)
  expect(faultsIn(folder)).toEqual(['codes.csv: has 67108865 bytes; at most 67108864 are read'])
})

it('a file that leads out of the folder is not read, and a missing folder is told', () => {
  const folder = smallFolder({ 'codes.csv': () => undefined })
  const outside = join(smallFolder(), 'codes.csv')
  symlinkSync(outside, join(folder, 'codes.csv'))
  expect(faultsIn(folder)).toEqual(['codes.csv: leads out of the folder'])
  expect(faultsIn(join(folder, 'none'))).toEqual([`${join(folder, 'none')}: there is no such folder`])
})
