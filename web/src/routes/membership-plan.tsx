import '../store/store-api.ts'
import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { PlansPage } from '../features/membership/plans-page.tsx'
import { PageHead } from '../page/page-head.tsx'

export default function MembershipPlan() {
  return (
    <>
      <PageHead {...fixedHeads.membershipPlans} />
      <PlansPage />
    </>
  )
}
