import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'
import type { Fact } from './product.ts'

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <RuledList>
      {facts.map(({ icon: Icon, lead, text }) => (
        <RuledRow icon={<Icon size={24} aria-hidden />} key={lead}>
          <b>{lead}</b> {text}
        </RuledRow>
      ))}
    </RuledList>
  )
}
