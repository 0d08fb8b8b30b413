export const REPORT_REASONS = [
  'scam',
  'fake',
  'discrimination',
  'illegal',
  'personal-data',
  'misleading',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const reportReasonLabels = {
  scam: 'Betrug oder Identitätsdiebstahl',
  fake: 'Die Stelle gibt es nicht (mehr)',
  discrimination: 'Diskriminierung',
  illegal: 'Anderer Verstoß gegen ein Gesetz',
  'personal-data': 'Persönliche Daten oder fremde Rechte',
  misleading: 'Irreführende Angaben',
  other: 'Etwas anderes',
} satisfies Record<ReportReason, string>

export const REPORT_STATES = ['received', 'decided'] as const
export const DECISIONS = ['kept', 'removed'] as const
export type Decision = (typeof DECISIONS)[number]
export const decisionLabels = { kept: 'Bleibt', removed: 'Entfernt' } satisfies Record<Decision, string>

export const GROUNDS = ['law', 'terms'] as const
export const groundLabels = { law: 'Verstoß gegen ein Gesetz', terms: 'Verstoß gegen unsere AGB' } satisfies Record<
  (typeof GROUNDS)[number],
  string
>

export const APPEAL_SIDES = ['reporter', 'company'] as const
export type AppealSide = (typeof APPEAL_SIDES)[number]
export const appealSideLabels = { reporter: 'Meldende Person', company: 'Betroffene Seite' } satisfies Record<
  AppealSide,
  string
>

/** Who may object to the decision on a message. */
export const MESSAGE_APPEAL_SIDES = ['reporter', 'author'] as const
export type MessageAppealSide = (typeof MESSAGE_APPEAL_SIDES)[number]
export const messageAppealSideLabels = {
  reporter: 'Wer gemeldet hat',
  author: 'Wer geschrieben hat',
} satisfies Record<MessageAppealSide, string>
