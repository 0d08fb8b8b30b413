/** The company is asked whether the job is still open so many days after it last said so … */
export const CONFIRMATION_ASKED_AFTER_DAYS = 16
/** … and without an answer the posting pauses after so many. */
export const CONFIRMATION_DUE_DAYS = 21
/** Nobody is paused without having had so many days to answer, even when the mail went out late. */
export const CONFIRMATION_LEAST_DAYS = 3
/** Days before the end of a run on which the company is reminded, the latest first. */
export const END_REMINDER_DAYS = [1, 7] as const
