/** Where a person stands with a company's pool. Only `agreed` shows them there. */
export const POOL_STATES = ['asked', 'agreed', 'declined', 'withdrawn', 'expired', 'removed'] as const
export type PoolState = (typeof POOL_STATES)[number]

/** How long somebody may be kept in mind, months. */
export const POOL_MONTHS = ['6', '12', '24'] as const
export type PoolMonths = (typeof POOL_MONTHS)[number]
export const poolMonthsLabels = {
  '6': '6\u00a0Monate',
  '12': '12\u00a0Monate',
  '24': '24\u00a0Monate',
} satisfies Record<PoolMonths, string>

/** Without an answer the question lapses after this many days. */
export const ASKED_DAYS = 30
/** The renewal is asked this many days before the end. */
export const RENEWAL_DAYS = 30
/** After an end nobody is asked again for this long; then the row goes, days. */
export const REST_DAYS = 90
