import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { artwork } from './artwork.ts'

const hash = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)

/** Hashes of the pictures as they were drawn for the shop: framed, open, with the blind. */
const DRAWN = {
  'LHR-HARRIER': ['2481c6fb83924786', '14c472c4c37c9629', '08ac312522a1334d'],
  'NRT-KITE': ['f782e456745a3f1f', 'd64700899f55512e', '6f22a7947b82b708'],
  'DXB-SAFFRON': ['ca11173c87e87142', 'bc9c5a21c19a4d57', '54a67a0a0047e7bf'],
  'BER-LINDEN': ['5a7c8ba879843343', '4a4e9899f37daffb', '1b1c71c6f99fc237'],
  'SIN-QUAY': ['aa6bef01a24c7f26', '42379e2d8334f6ce', 'ac043845a9144dc7'],
  'JFK-PIER': ['740a6747699353ca', '179aec7d4c0d51df', '4538c46ddac7934f'],
  'LHR-TERRACE': ['5a2e92e76d9dda83', '38cf82600d172e15', '4c450986a0a6f33b'],
}

describe('artwork', () => {
  it.each(Object.entries(DRAWN))('draws the picture that %s has always had', (code, hashes) => {
    const pictures = [artwork(code), artwork(code, { isOpen: true }), artwork(code, { hasBlind: true })]
    expect(pictures.map(hash)).toEqual(hashes)
  })

  it('stays under 2 kB for every code', () => {
    const sizes = Array.from({ length: 500 }, (_, n) => artwork(`ZRH-${n}`).length)
    expect(Math.max(...sizes)).toBeLessThan(2000)
  })

  it('draws what a lounge has, in place of a chair, and the same for the same lounge', () => {
    const showers = artwork('LHR-HARRIER', { facilities: ['Showers'] })
    expect(showers).not.toBe(artwork('LHR-HARRIER'))
    expect(showers).not.toBe(artwork('LHR-HARRIER', { facilities: ['Nap pods'] }))
    expect(showers).toBe(artwork('LHR-HARRIER', { facilities: ['Wi-Fi', 'showers and towels'] }))
  })

  it('draws what it always has where no facility has a drawing, and no room where the page cuts the window', () => {
    expect(artwork('LHR-HARRIER', { facilities: ['Wi-Fi', 'Photo display, network', '"><script>'] })).toBe(
      artwork('LHR-HARRIER'),
    )
    const open = artwork('LHR-HARRIER', { isOpen: true, facilities: ['Showers'] })
    expect(open).toBe(artwork('LHR-HARRIER', { isOpen: true }))
  })

  it('names its gradient after the code, without characters that an id cannot have', () => {
    expect(artwork('LHR HARRIER/"1"')).toContain('id="aLHRHARRIER1"')
  })

  it('draws another time of day on request', () => {
    expect(artwork('LHR-HARRIER', { time: 'dusk' })).not.toBe(artwork('LHR-HARRIER', { time: 'dawn' }))
  })
})
