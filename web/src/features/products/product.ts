import type { LucideIcon } from 'lucide-react'

/** One fact with its sign: what it is in a few words, and the sentence behind it. */
export type Fact = { icon: LucideIcon; lead: string; text: string }

/** What is told of a product before anyone buys. All of it is text of ours; prices come from the server. */
export type Product = {
  heading: string
  lead: string
  picture: string
  gets: readonly Fact[]
  steps: readonly { title: string; text: string }[]
  rules: readonly Fact[]
}
