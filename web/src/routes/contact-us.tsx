import '../app/store-api.ts'
import { PageHead } from '../app/page-head.tsx'
import { ContactPage } from '../features/contact/contact-page.tsx'

/** `/contact-us` (spec §2). Built as a page of its own: what it shows at first is the same for everyone. */
export default function ContactUs() {
  return (
    <ContactPage
      head={(title, hasError = false) => (
        <PageHead
          title={title}
          hasError={hasError}
          description="Send Layover a message about a lounge pass, a pre-booking, a fast-track lane or your membership."
          canonicalPath="/contact-us"
        />
      )}
    />
  )
}
