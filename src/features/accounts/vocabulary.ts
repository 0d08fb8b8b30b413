/** The two kinds of account; platform admins are a flag on either. */
export const USER_TYPES = ['APPLICANT', 'COMPANY'] as const
export type UserType = (typeof USER_TYPES)[number]
