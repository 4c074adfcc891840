import { Steps } from '../../ui/page/steps.tsx'

const NAMES = ['What happens', 'Confirm', 'Done']

/** Where somebody is on the way to a deleted account. */
export function DeletionSteps({ current }: { current: 1 | 2 | 3 }) {
  return <Steps names={NAMES} current={current} />
}
