import {
  Armchair,
  BadgeCheck,
  Calendar,
  CircleHelp,
  CreditCard,
  type LucideIcon,
  MessageCircle,
  QrCode,
  Undo2,
  UserRound,
  Zap,
} from 'lucide-react'

const ICONS = new Map<string, LucideIcon>([
  ['lounge-passes', Armchair],
  ['using-a-pass', QrCode],
  ['pre-booking', Calendar],
  ['fast-track', Zap],
  ['membership', BadgeCheck],
  ['payment', CreditCard],
  ['changes-and-refunds', Undo2],
  ['account-and-privacy', UserRound],
  ['this-shop', MessageCircle],
])

/** The icon of a help topic. Topics come from the provider, so an unknown one gets a question mark. */
export function TopicIcon({ type }: { type: string }) {
  const Icon = ICONS.get(type) ?? CircleHelp
  return <Icon size={26} strokeWidth={1.75} aria-hidden />
}
