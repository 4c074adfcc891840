import '../app/store-api.ts'
import { fixedHeads } from '@layover/page-heads/fixed-pages'
import { PageHead } from '../app/page-head.tsx'
import { PlansPage } from '../features/membership/plans-page.tsx'

export default function MembershipPlan() {
  return (
    <>
      <PageHead {...fixedHeads['/membership-plan']} />
      <PlansPage />
    </>
  )
}
