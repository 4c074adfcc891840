import { Section } from '../../ui/page/section.tsx'
import { NumberedSteps } from '../../ui/text/numbered-steps.tsx'

const STEPS = [
  {
    title: 'Find your airport',
    text: 'See its lounges and fast-track lanes, with opening hours and prices.',
  },
  { title: 'Buy your pass', text: 'Pay by card. No account needed.' },
  { title: 'Show your code', text: 'You get your QR code straight away. Show it on your phone or on paper.' },
]

export function HowItWorks() {
  return (
    <Section className="wrap" title="How it works">
      <NumberedSteps steps={STEPS} isWide />
    </Section>
  )
}
