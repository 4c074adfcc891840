import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { ContactPage } from '../features/contact/contact-page.tsx'
import { PageHead } from '../page/page-head.tsx'

/** `/contact-us` (P17). Prerendered: its first view is the same for everyone. */
export default function ContactUs() {
  return (
    <ContactPage
      head={(title, hasError = false) => (
        <PageHead {...fixedHeads.contact} title={title} hasError={hasError} />
      )}
    />
  )
}
