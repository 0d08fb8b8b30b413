const labels: Readonly<Record<string, string>> = {
  'account-exists': 'Konto besteht schon',
  'application-received': 'Eingangsbestätigung',
  'application-status': 'Neuer Stand der Bewerbung',
  'application-withdrawn': 'Bewerbung zurückgezogen',
  'change-email': 'Neue E-Mail-Adresse',
  'company-invitation': 'Einladung',
  'confirm-new-email': 'Neue E-Mail-Adresse bestätigen',
  'delete-account': 'Konto löschen',
  message: 'Nachricht',
  'new-application': 'Neue Bewerbung',
  'order-confirmation': 'Auftragsbestätigung',
  'reset-password': 'Neues Passwort',
  'verify-email': 'E-Mail-Adresse bestätigen',
}

/** What a mail of the outbox is about, in German; an unknown kind keeps its name. */
export function mailKind(kind: string): string {
  return labels[kind] ?? kind
}
