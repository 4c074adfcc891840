import { unlistedHead } from '@layover/page-heads/unlisted'
import { PageHead } from '../app/page-head.tsx'
import { DeletionIndexPage } from '../features/account/deletion-index-page.tsx'

/** `/delete-account/index` (P226). */
export default function DeleteAccountIndex() {
  return (
    <>
      <PageHead {...unlistedHead('Delete your account')} />
      <DeletionIndexPage />
    </>
  )
}
