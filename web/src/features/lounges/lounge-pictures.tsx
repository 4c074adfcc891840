import type { LoungeDetail } from '@layover/api-client'
import { loungePictures } from '@layover/site/drawings/lounge-pictures'
import { useState } from 'react'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'

/** The first picture large, the others in a row to swipe; a drawing when there is none. */
export function LoungePictures({ lounge }: { lounge: LoungeDetail }) {
  const { loungeCode, loungeName, facilities } = lounge
  const [first = '', ...others] = loungePictures(lounge)
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = others.filter((url) => !broken.includes(url))
  return (
    <>
      <div className="lounge-page__picture">
        <ArtworkImage code={loungeCode} facilities={facilities} src={first} />
      </div>
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="lounge-page__more" aria-label="More pictures" tabIndex={0}>
          {shown.map((url, index) => (
            <img
              key={url}
              src={url}
              alt={`${loungeName}, ${index + 2} of ${shown.length + 1}`}
              width={160}
              height={120}
              loading="lazy"
              decoding="async"
              className="picture picture--remote picture--inner"
              onError={() => setBroken((urls) => [...urls, url])}
            />
          ))}
        </section>
      )}
    </>
  )
}
