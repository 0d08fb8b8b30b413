/** Who reads a notice: with whom they deal decides the words. */
export type NoticeAudience = 'applicant' | 'company' | 'admin'

/** What somebody may choose for a topic's mails: at once, with the summary of the day, or never. */
export const NOTICE_MAILS = ['now', 'daily', 'off'] as const

export type NoticeMail = (typeof NOTICE_MAILS)[number]

type Topic = {
  audiences: readonly NoticeAudience[]
  /**
   * `optional`: everybody decides for themselves. `needed`: the law or the safety of the account asks for the mail.
   * `elsewhere`: set where it was ordered, like the rhythm of a saved search.
   */
  mail: 'optional' | 'needed' | 'elsewhere'
}

/** What notices are about, as everybody sets it for themselves; in the order of the page. */
export const NOTICE_TOPIC_NAMES = [
  'own-applications',
  'applications',
  'offers',
  'interviews',
  'messages',
  'contacts',
  'mentions',
  'postings',
  'late-answers',
  'saved-jobs',
  'search-alerts',
  'resume-searches',
  'billing',
  'reports',
  'privacy-requests',
  'approvals',
  'failed-jobs',
  'platform',
  'security',
] as const

export type NoticeTopic = (typeof NOTICE_TOPIC_NAMES)[number]

export const NOTICE_TOPICS: Readonly<Record<NoticeTopic, Topic>> = {
  'own-applications': { audiences: ['applicant'], mail: 'needed' },
  applications: { audiences: ['company'], mail: 'optional' },
  // A last day depends on it.
  offers: { audiences: ['applicant', 'company'], mail: 'needed' },
  interviews: { audiences: ['applicant', 'company'], mail: 'optional' },
  messages: { audiences: ['applicant', 'company'], mail: 'optional' },
  contacts: { audiences: ['applicant', 'company'], mail: 'optional' },
  mentions: { audiences: ['company'], mail: 'optional' },
  postings: { audiences: ['company'], mail: 'optional' },
  'late-answers': { audiences: ['applicant'], mail: 'optional' },
  'saved-jobs': { audiences: ['applicant'], mail: 'optional' },
  'search-alerts': { audiences: ['applicant'], mail: 'elsewhere' },
  'resume-searches': { audiences: ['company'], mail: 'elsewhere' },
  billing: { audiences: ['company'], mail: 'needed' },
  reports: { audiences: ['admin'], mail: 'optional' },
  'privacy-requests': { audiences: ['admin'], mail: 'optional' },
  approvals: { audiences: ['admin'], mail: 'optional' },
  'failed-jobs': { audiences: ['admin'], mail: 'optional' },
  platform: { audiences: ['admin'], mail: 'needed' },
  security: { audiences: ['applicant', 'company', 'admin'], mail: 'needed' },
}

/** What tells a company of people who apply there, or could. */
const ABOUT_APPLICANTS: readonly NoticeTopic[] = [
  ...(['applications', 'offers', 'interviews', 'messages'] as const),
  ...(['contacts', 'mentions', 'resume-searches'] as const),
]

/**
 * Whether somebody gets nothing of a topic: whose account is suspended learns nothing more of applicants, but still what
 * the platform has to tell the company. Suspended applicants hear how their own applications go on.
 */
export function isWithheld(
  topic: NoticeTopic,
  { type, suspendedAt }: { type: string | null; suspendedAt: Date | null },
): boolean {
  return suspendedAt !== null && type === 'COMPANY' && ABOUT_APPLICANTS.includes(topic)
}

/** What somebody has set for a topic; as long as they have not, everything comes both ways. */
export type NoticeChoice = { inBell: boolean; mail: NoticeMail }

export const DEFAULT_CHOICE: NoticeChoice = { inBell: true, mail: 'now' }

/** Whether the mails of a topic can be switched off or put into the summary. */
export function isMailChosen(topic: NoticeTopic): boolean {
  return NOTICE_TOPICS[topic].mail === 'optional'
}
