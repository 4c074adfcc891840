import type { Input } from '@layover/api-client'
import { checkEmail, EMAIL_MESSAGE } from '@layover/rules/email'
import { messageError, sentText } from '../../customer-service/message.ts'
import type { FieldErrors } from '../../ui/form/use-visible-errors.ts'

type FeedbackCall = Extract<Input<'customer.serviceCreate'>, { kind: 'feedback' }>

/** The meaning of a rating's numbers, from 1. */
export const RATINGS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

/** The feedback form as typed; `rating` is 0 until one is chosen. */
export type FeedbackDraft = { readonly rating: number; readonly message: string; readonly email: string }

export const EMPTY_FEEDBACK: FeedbackDraft = { rating: 0, message: '', email: '' }

/** The ids of the form's controls; the summary leads to the first rating. */
export const fieldId = { rating: 'rating-1', message: 'message', email: 'email' } as const

/** The errors by field, in the order of the form. */
export function checkFeedback({ rating, message, email }: FeedbackDraft): FieldErrors {
  const messageSentence = messageError(message)
  const isEmailWrong = email.trim() !== '' && !checkEmail(email).ok
  return {
    ...(rating === 0 && { [fieldId.rating]: 'Please choose a rating.' }),
    ...(messageSentence && { [fieldId.message]: messageSentence }),
    ...(isEmailWrong && { [fieldId.email]: EMAIL_MESSAGE }),
  }
}

/** The request's body; an empty email is left out. */
export function feedbackCall({ rating, message, email }: FeedbackDraft): FeedbackCall {
  return {
    kind: 'feedback',
    rating,
    message: sentText(message),
    ...(email.trim() && { email: email.trim() }),
  }
}
