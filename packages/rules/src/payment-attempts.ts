/** An order takes so many cards: more than a buyer needs. It limits tests of stolen cards (P197). */
export const ATTEMPTS_OF_ORDER = 5
