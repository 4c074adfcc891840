import { use } from 'react'
import { importPart } from './import-part.ts'
import { keepTrying } from './keep-trying.ts'

/** A part of a page that comes after its first view. */
export type LatePart<Part> = {
  /** Loads the part; once that is done, `read` answers at once. */
  readonly load: () => Promise<void>
  /** For a component that draws the part: before it has come, the component suspends, and the part is fetched until it comes (P459). */
  readonly read: () => Part
}

/** `latePart(() => import('./payment-part.ts'))`. */
export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let part: Part | undefined
  let coming: Promise<Part> | undefined
  const loadOnce = async () => {
    part ??= await importPart(load)
    return part
  }
  const wait = () => {
    coming ??= keepTrying('part', loadOnce)
    return coming
  }
  return { load: async () => void (await loadOnce()), read: () => part ?? use(wait()) }
}
