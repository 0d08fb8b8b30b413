// Which subjects and tabs stand in the addresses of reports. Apart from the other words, because what routes read is
// loaded by every visitor.

export const REPORT_SUBJECTS = ['job-posting', 'company', 'resume'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]
export const reportSubjectLabels = {
  'job-posting': 'Stelle',
  company: 'Unternehmen',
  resume: 'Lebenslauf',
} satisfies Record<ReportSubject, string>

/** Tabs of the platform admins' list. */
export const REPORT_TABS = ['offen', 'beschwerden', 'entschieden'] as const
export const reportTabLabels = {
  offen: 'Offen',
  beschwerden: 'Beschwerden',
  entschieden: 'Entschieden',
} satisfies Record<(typeof REPORT_TABS)[number], string>
