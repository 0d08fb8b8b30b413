export const PLAN_INTERVALS = ['month', 'year'] as const
export const planIntervalLabels = { month: 'im Monat', year: 'im Jahr' } satisfies Record<
  (typeof PLAN_INTERVALS)[number],
  string
>
export const LICENSE_STATES = ['none', 'trial', 'active', 'past_due', 'expired', 'suspended'] as const
