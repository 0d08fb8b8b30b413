export const SIDES = ['company', 'applicant'] as const
export type Side = (typeof SIDES)[number]

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
