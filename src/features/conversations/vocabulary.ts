export const SIDES = ['company', 'applicant'] as const
export type Side = (typeof SIDES)[number]

/** Who can end a conversation: a side for itself, or the platform after a report. */
export const BLOCKERS = [...SIDES, 'platform'] as const
/**
 * Why a side cannot write: the conversation has ended, its company is suspended and nobody waits here, or the person
 * has taken back what opened the résumé to the company.
 */
export type Hindrance = (typeof BLOCKERS)[number] | 'suspended' | 'closed'

export const MESSAGE_DECISIONS = ['kept', 'blocked'] as const
export type MessageDecision = (typeof MESSAGE_DECISIONS)[number]
export const messageDecisionLabels = { kept: 'Kein Verstoß', blocked: 'Unterhaltung beendet' } satisfies Record<
  MessageDecision,
  string
>

export const MAX_MESSAGE_FILES = 5

export const REPORT_REASONS = ['harassment', 'discrimination', 'fraud', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const reportReasonLabels = {
  harassment: 'Belästigung oder Drohung',
  discrimination: 'Diskriminierung',
  fraud: 'Betrug oder Abzocke',
  spam: 'Werbung',
  other: 'Etwas anderes',
} satisfies Record<ReportReason, string>
