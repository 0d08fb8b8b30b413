import type { FeatureLabels } from '~/features/accounts/feature-labels'
import { verificationProofLabels } from './verification'
import { memberRoleLabels } from './vocabulary'

export const companiesLabels = {
  actions: {
    'company.verification-removed': 'Verifizierung zurückgenommen',
    'company.verified': 'Unternehmen verifiziert',
    'member.invited': 'Einladung verschickt',
    'member.joined': 'Einladung angenommen',
    'member.removed': 'Kollegin oder Kollege entfernt',
    'member.role-changed': 'Rolle geändert',
  },
  subjects: {
    company: 'Unternehmen',
  },
  mails: {
    'company-verification': 'Unternehmen verifizieren',
    'company-verification-removed': 'Verifizierung zurückgenommen',
    'company-invitation': 'Einladung',
  },
  details: {
    role: { label: 'Rolle', values: memberRoleLabels },
    domain: 'Domain',
    isAdmin: 'Admin',
    proof: { label: 'Nachweis', values: verificationProofLabels },
  },
  holds: {
    'verifications withdrawn': { act: 'Verifizierungen zurücknehmen', of: 'verifizierten Unternehmen' },
  },
} as const satisfies FeatureLabels
