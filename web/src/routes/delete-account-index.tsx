import { unlistedHead } from '@layover/site/heads/unlisted'
import { DeletionIndexPage } from '../features/account/deletion-index-page.tsx'
import { PageHead } from '../page/page-head.tsx'

/** `/delete-account/index` (P226). */
export default function DeleteAccountIndex() {
  return (
    <>
      <PageHead {...unlistedHead('Delete your account')} />
      <DeletionIndexPage />
    </>
  )
}
