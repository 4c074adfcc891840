import type { LucideIcon } from 'lucide-react'

/** One fact with its icon: a few words, and a sentence of explanation. */
export type Fact = { icon: LucideIcon; lead: string; text: string }

/** The texts of a product's page. They are the shop's own; prices come from the server. */
export type Product = {
  heading: string
  lead: string
  picture: string
  gets: readonly Fact[]
  steps: readonly { title: string; text: string }[]
  rules: readonly Fact[]
}
