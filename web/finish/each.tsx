import type { ReactNode } from 'react'

/** Markup that the server of the shop repeats for every item of a list, and leaves out without any. */
export function Each({ of, children }: { of: string; children: ReactNode }) {
  return (
    <>
      [[#{of}]]{children}[[/{of}]]
    </>
  )
}
