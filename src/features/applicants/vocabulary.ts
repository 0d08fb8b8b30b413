export const VISIBILITIES = ['visible', 'anonymous', 'hidden'] as const
export type Visibility = (typeof VISIBILITIES)[number]

export const AVAILABILITIES = ['now', 'from-date', 'notice-period'] as const

export const DRIVING_LICENCES = ['AM', 'A1', 'A2', 'A', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D', 'L', 'T'] as const

/** Rows on one page of "Gemerkte Stellen". */
export const SAVED_JOBS_PER_PAGE = 20
/** More than anybody reads; keeps the list of ids that job pages load small. */
export const MAX_SAVED_JOBS = 500
/** Characters of a note on a saved job. */
export const MAX_SAVED_JOB_NOTE = 500
/** This many days before its end a saved job is marked as ending soon. */
export const SAVED_JOB_ENDS_SOON_DAYS = 7
/** This many days before its end everybody who saved a job gets a mail. */
export const SAVED_JOB_MAIL_DAYS = 3
