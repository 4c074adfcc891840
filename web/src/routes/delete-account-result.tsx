import { unlistedHead } from '@layover/site/heads/unlisted'
import { Navigate, useLocation } from 'react-router'
import { handedDate } from '../features/account/deletion-date.ts'
import { DeletionResultPage } from '../features/account/deletion-result-page.tsx'
import { PageHead } from '../page/page-head.tsx'
import { useCarriedQuery } from '../ui/text/carried-query.ts'

/** `/delete-account/result` (P226), after the form; any other visit starts at the first page. */
export default function DeleteAccountResult() {
  const { state } = useLocation()
  const carry = useCarriedQuery()
  const deletionDate = handedDate(state)
  if (!deletionDate) return <Navigate to={carry('/delete-account/index')} replace />
  return (
    <>
      <PageHead {...unlistedHead('Your account will be deleted')} />
      <DeletionResultPage deletionDate={deletionDate} />
    </>
  )
}
