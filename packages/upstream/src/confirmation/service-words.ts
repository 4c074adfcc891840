import type { ServiceType } from '@layover/contracts'
import { noEntry } from '@layover/rules/no-entry'

/** The sentences of a confirmation that depend on the purchase. */
interface ServiceWords {
  readonly subject: string
  readonly title: string
  /** How the buyer uses it. */
  readonly use: string
  /** What to do at a desk that has no room or says no. */
  readonly trouble: string
}

const REPLY = 'Reply to this email and we will help.'

export const serviceWords: Readonly<Record<ServiceType, ServiceWords>> = {
  LOUNGE: {
    subject: 'Your lounge pass',
    title: 'Your lounge pass is ready',
    use: 'Show one code per person at the desk of any lounge in the network, with a boarding pass for that day.',
    trouble: noEntry.LOUNGE,
  },
  PREBOOK: {
    subject: 'Your lounge visit',
    title: 'Your lounge visit is booked',
    use: 'Arrive at your booked time and show one code per person at the desk, with a boarding pass for the flight.',
    trouble: `${noEntry.PREBOOK} ${REPLY}`,
  },
  FASTTRACK: {
    subject: 'Your fast-track pass',
    title: 'Your fast-track pass is ready',
    use: 'Show one code per person at the fast-track lane, with a boarding pass for the flight.',
    trouble: `${noEntry.FASTTRACK} ${REPLY}`,
  },
  MEMBERSHIP: {
    subject: 'Your membership',
    title: 'You are a member',
    use: 'Show the membership number at the lounge desk. Use the activation code to add the membership to the Layover app. Do not share it.',
    trouble: `${noEntry.MEMBERSHIP} ${REPLY}`,
  },
}
