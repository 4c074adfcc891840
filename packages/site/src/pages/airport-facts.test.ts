import { expect, it } from 'vitest'
import { airportFirst } from './airport-facts.ts'

const lounge = {
  loungeCode: 'LHR-A',
  agentId: 'layover',
  loungeName: 'Lounge A',
  imgUrl: '',
  terminal: 'Terminal 2',
  type: 'International',
  securityType: 'Airside',
  prebookAllow: true,
}
const passPrice = { price: '34.00', currencySymbol: '£' }

function listed(...lounges: object[]) {
  const offers = {
    lounges: lounges.map((each) => ({ ...lounge, ...each })),
    lanes: [],
    passPrice,
    clock: undefined,
  }
  return airportFirst({}, offers).facts
}

it('says of a lounge what its card says (P65, P435)', () => {
  expect(
    listed({ facilities: ['Wi-Fi', 'Terrace'], openNow: true }, { facilities: ['Wi-Fi'] }),
  ).toMatchObject({
    count: '2 lounges',
    lounges: [
      {
        name: 'Lounge A',
        path: '/lounge/detail/layover/LHR-A?securityType=Airside',
        picture: expect.stringMatching(/^data:image\/svg/),
        line: 'Terminal 2, international flights, after security',
        opening: [{ words: 'Open now' }],
        facilityList: [{ facilities: [{ facility: 'Terrace' }, { facility: 'Wi-Fi' }] }],
        walkIn: [{}],
        preBook: [{}],
        price: [{ amount: '£34.00' }],
      },
      { opening: [] },
    ],
  })
})

it('leaves out what a lounge does not have', () => {
  expect(
    listed({ walkIn: false, prebookAllow: false, imgUrl: 'https://pictures.example/a.jpg' }),
  ).toMatchObject({
    lounges: [
      {
        picture: 'https://pictures.example/a.jpg',
        opening: [],
        facilityList: [],
        walkIn: [],
        preBook: [],
        price: [],
      },
    ],
  })
})

it('makes room for filters from three lounges (P64)', () => {
  expect(listed({}, {}).filters).toEqual([])
  expect(listed({}, {}, {}).filters).toEqual([{}])
})

it('counts all lounges, and has the first four', () => {
  const { count, lounges } = listed({}, {}, {}, {}, {})
  expect([count, lounges?.length]).toEqual(['5 lounges', 4])
})

it.each([
  [undefined, undefined],
  [[], []],
])('has the sign alone without lounges', (lounges, lanes) => {
  expect(airportFirst({ code: 'LHR' }, { lounges, lanes, passPrice, clock: undefined })).toEqual({
    kind: 'airport',
    facts: { code: 'LHR' },
  })
})
