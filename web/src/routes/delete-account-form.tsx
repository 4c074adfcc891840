import { unlistedHead } from '@layover/site/heads/unlisted'
import { DeletionFormPage } from '../features/account/deletion-form-page.tsx'
import { PageHead } from '../page/page-head.tsx'

/** `/delete-account/form` (P226). Never prerendered: a password is typed only into a hydrated page. */
export default function DeleteAccountForm() {
  return (
    <DeletionFormPage
      head={(title, hasError = false) => <PageHead {...unlistedHead(title)} hasError={hasError} />}
    />
  )
}
