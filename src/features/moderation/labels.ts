import type { FeatureLabels } from '~/features/accounts/feature-labels'
import { orderOutcomeLabels } from './orders/labels'
import { appealSideLabels, groundLabels } from './vocabulary'

export const moderationLabels = {
  actions: {
    'appeal.rejected': 'Beschwerde zurückgewiesen',
    'appeal.upheld': 'Beschwerde begründet',
    'authority-order.changed': 'Anordnung einer Behörde geändert',
    'authority-order.recorded': 'Anordnung einer Behörde eingetragen',
    'authority-order.reopened': 'Anordnung einer Behörde wieder geöffnet',
    'authority-order.settled': 'Anordnung einer Behörde erledigt',
    'message-report.blocked': 'Unterhaltung nach Meldung beendet',
    'message-report.kept': 'Gemeldete Nachricht bleibt',
    'report.kept': 'Gemeldeter Inhalt bleibt',
    'report.removed': 'Gemeldeter Inhalt entfernt',
  },
  subjects: {
    'authority-order': 'Anordnung einer Behörde',
    'job-posting': 'Stelle',
    messageReport: 'Gemeldete Nachricht',
  },
  mails: {
    'appeal-decided': 'Entscheidung über eine Beschwerde',
    'appeal-received': 'Beschwerde eingegangen',
    'report-decided': 'Entscheidung über eine Meldung',
    'report-received': 'Meldung eingegangen',
    'conversation-ended': 'Unterhaltung beendet',
    'statement-of-reasons': 'Begründung einer Entfernung',
  },
  details: {
    appealId: 'Beschwerde',
    ground: { label: 'Grundlage', values: groundLabels },
    outcome: { label: 'Ergebnis', values: orderOutcomeLabels },
    reportId: 'Meldung',
    reported: { label: 'Gemeldet', values: { true: 'ja', false: 'nein' } },
    side: { label: 'Beschwerde von', values: appealSideLabels },
  },
} as const satisfies FeatureLabels
