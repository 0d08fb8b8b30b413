import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const administrationLabels = {
  actions: {
    'audit.accepted': 'Protokoll als vollständig anerkannt',
    'account.restored': 'Konto freigeschaltet',
    'account.suspended': 'Konto gesperrt',
    'company.restored': 'Unternehmen freigeschaltet',
    'company.suspended': 'Unternehmen gesperrt',
    'demo.time-passed': 'Abrechnung vorgespult (Demo)',
    'job.requested': 'Hintergrunddienst angefordert',
    'list.exported': 'Liste ausgeführt',
    'mail.shown': 'E-Mail auf dem Server gelesen',
    'mail.retried': 'E-Mail erneut gesendet',
    'platform-admin.created': 'Plattform-Admin angelegt',
    'setting.changed': 'Einstellung geändert',
    'subscription-plan.changed': 'Tarif geändert',
    'subscription-plan.created': 'Tarif angelegt',
  },
  subjects: {
    list: 'Liste',
    'outbox-mail': 'E-Mail',
    'platform-setting': 'Einstellung',
    'subscription-plan': 'Tarif',
    'worker-job': 'Hintergrunddienst',
  },
  mails: {
    'account-restored': 'Konto freigeschaltet',
    'account-suspended': 'Konto gesperrt',
    'company-restored': 'Unternehmen freigeschaltet',
    'company-suspended': 'Unternehmen gesperrt',
  },
} as const satisfies FeatureLabels
