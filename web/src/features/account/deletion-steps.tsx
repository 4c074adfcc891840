import { Steps } from '../../ui/page/steps.tsx'

const NAMES = ['What happens', 'Confirm', 'Done']

/** The progress of a deletion. */
export function DeletionSteps({ current }: { current: 1 | 2 | 3 }) {
  return <Steps names={NAMES} current={current} />
}
