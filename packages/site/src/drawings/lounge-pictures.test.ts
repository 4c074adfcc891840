import { expect, it } from 'vitest'
import { artworkSource } from './artwork.ts'
import { loungePicture, loungePictures } from './lounge-pictures.ts'

const one = 'https://pictures.example/1.jpg'
const two = 'https://pictures.example/2.jpg'
const lounge = { loungeCode: 'LHR-HARRIER', imgUrl: '', images: [] as string[], facilities: ['Showers'] }

it('shows each photograph once, those of the lounge itself first', () => {
  expect(loungePictures({ ...lounge, imgUrl: one, images: [two, '', one] })).toEqual([two, one])
})

it('begins the page with the first photograph', () => {
  expect(loungePicture({ ...lounge, imgUrl: one, images: [two] })).toBe(two)
  expect(loungePicture({ ...lounge, imgUrl: one })).toBe(one)
})

it('draws the facilities of a lounge, as its page and lists do', () => {
  expect(loungePicture(lounge)).toBe(artworkSource('LHR-HARRIER', { isOpen: false, facilities: ['Showers'] }))
  expect(loungePicture(lounge)).not.toBe(loungePicture({ ...lounge, facilities: [] }))
})

it('draws a lounge without a photograph, without quotes or brackets that could end an attribute', () => {
  expect(loungePicture(lounge)).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"]*%3C%2Fsvg%3E$/)
})
