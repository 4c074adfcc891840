import {
  Accessibility,
  Baby,
  Bed,
  BellOff,
  Briefcase,
  Check,
  Coffee,
  CupSoda,
  HandHeart,
  Info,
  type LucideIcon,
  Luggage,
  Monitor,
  Newspaper,
  PlaneTakeoff,
  Plug,
  Presentation,
  Shirt,
  ShowerHead,
  Sun,
  Ticket,
  Timer,
  Users,
  Utensils,
  VolumeX,
  Wifi,
  Wine,
} from 'lucide-react'

type Rule = readonly [pattern: RegExp, icon: LucideIcon]

/** The provider writes the words freely, so a keyword picks the icon; the default is a tick. */
const FACILITIES: readonly Rule[] = [
  [/wi-?fi|internet/i, Wifi],
  [/coffee|barista/i, Coffee],
  [/beer|wine|bar\b|alcohol/i, Wine],
  [/drink/i, CupSoda],
  [/food|buffet|meal|snack/i, Utensils],
  [/power|charg/i, Plug],
  [/screen|flight information|tv/i, Monitor],
  [/quiet/i, VolumeX],
  [/newspaper|magazine/i, Newspaper],
  [/step-free|wheelchair|access/i, Accessibility],
  [/shower/i, ShowerHead],
  [/work|business/i, Briefcase],
  [/family|child|play/i, Baby],
  [/view/i, PlaneTakeoff],
  [/prayer/i, HandHeart],
  [/meeting|conference/i, Presentation],
  [/nap|sleep|rest/i, Bed],
  [/terrace|outdoor/i, Sun],
  [/luggage|baggage/i, Luggage],
]

const RULES: readonly Rule[] = [
  [/stay|hour/i, Timer],
  [/alcohol|drink/i, Wine],
  [/under 2|infant|baby/i, Baby],
  [/under|adult|guest/i, Users],
  [/pass|ticket/i, Ticket],
  [/dress|casual|wear/i, Shirt],
  [/announce|screen/i, BellOff],
]

export function facilityIcon(facility: string): LucideIcon {
  return FACILITIES.find(([pattern]) => pattern.test(facility))?.[1] ?? Check
}

export function ruleIcon(rule: string): LucideIcon {
  return RULES.find(([pattern]) => pattern.test(rule))?.[1] ?? Info
}
