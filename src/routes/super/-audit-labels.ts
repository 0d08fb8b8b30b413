const actions: Readonly<Record<string, string>> = {
  'account.deleted': 'Konto gelöscht',
  'account.exported': 'Daten heruntergeladen',
  'account.restored': 'Konto freigeschaltet',
  'account.suspended': 'Konto gesperrt',
  'company.restored': 'Unternehmen freigeschaltet',
  'company.suspended': 'Unternehmen gesperrt',
  'company.verification-removed': 'Verifizierung zurückgenommen',
  'company.verified': 'Unternehmen verifiziert',
  'list.exported': 'Liste ausgeführt',
  'mail.retried': 'E-Mail erneut gesendet',
  'message-report.blocked': 'Unterhaltung nach Meldung beendet',
  'message-report.kept': 'Gemeldete Nachricht bleibt',
  'member.invited': 'Einladung verschickt',
  'member.joined': 'Einladung angenommen',
  'member.removed': 'Mitglied entfernt',
  'member.role-changed': 'Rolle geändert',
  'platform-admin.created': 'Plattform-Admin angelegt',
  'resume.view': 'Lebenslauf eingesehen',
  'retention.applied': 'Aufbewahrungsfrist angewandt',
  'resume.viewed': 'Lebenslauf eingesehen',
  'setting.changed': 'Einstellung geändert',
  'subscription-plan.changed': 'Tarif geändert',
  'subscription-plan.created': 'Tarif angelegt',
}

const subjects: Readonly<Record<string, string>> = {
  'applicant-profile': 'Bewerbungsprofil',
  company: 'Unternehmen',
  list: 'Liste',
  messageReport: 'Gemeldete Nachricht',
  'outbox-mail': 'E-Mail',
  'platform-setting': 'Einstellung',
  retention: 'Aufbewahrung',
  applicantProfile: 'Bewerbungsprofil',
  'subscription-plan': 'Tarif',
  user: 'Konto',
}

/** An action of the audit log in German; an unknown one keeps its name. */
export function auditActionLabel(action: string): string {
  return actions[action] ?? action
}

/** What an event of the audit log is about, in German. */
export function auditSubjectLabel(subjectType: string): string {
  return subjects[subjectType] ?? subjectType
}
