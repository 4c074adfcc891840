import { notAvailable } from './found.ts'
import type { HandlersOf } from './handler.ts'

/** Help and legal texts are not served yet. */
export function contentHandlers(): HandlersOf<'content'> {
  return {
    getGroupFaqList: notAvailable,
    faqPage: notAvailable,
    popularFaq: notAvailable,
    getTcList: notAvailable,
  }
}
