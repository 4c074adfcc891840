/** The mailbox of the shop, a sample until the real one exists. */
export const SUPPORT_MAILBOX = 'help@layover.example'

/** How soon a message is answered (P221). */
export const REPLY_TIME = 'We reply within 3 to 5 working days.'
