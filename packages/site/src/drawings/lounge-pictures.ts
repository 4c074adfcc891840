import { artworkSource } from './artwork.ts'

/** The facts that a lounge's pictures are made of. */
interface LoungeLooks {
  readonly loungeCode: string
  readonly imgUrl: string
  readonly images: readonly string[]
  readonly facilities: readonly string[]
}

/** The distinct addresses of a lounge's photographs, the large one first. */
export function loungePictures({ images, imgUrl }: Pick<LoungeLooks, 'images' | 'imgUrl'>): string[] {
  return [...new Set([...images, imgUrl])].filter(Boolean)
}

/** The source of the large picture on a lounge's page: a photograph, else the drawing of its code and facilities. */
export function loungePicture(lounge: LoungeLooks): string {
  return (
    loungePictures(lounge)[0] ??
    artworkSource(lounge.loungeCode, { isOpen: false, facilities: lounge.facilities })
  )
}
