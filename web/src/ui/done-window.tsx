import { ArtworkImage } from './artwork-image.tsx'

/** The view that belongs to what is kept, in an oval of the sign. */
export function DoneWindow({ code }: { code: string }) {
  return <ArtworkImage code={code} shape="window" className="done__picture" />
}
