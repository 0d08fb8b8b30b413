const labels: Readonly<Record<string, string>> = {
  'appeal-decided': 'Entscheidung über eine Beschwerde',
  'appeal-received': 'Beschwerde eingegangen',
  'report-decided': 'Entscheidung über eine Meldung',
  'report-received': 'Meldung eingegangen',
  'conversation-ended': 'Unterhaltung beendet',
  'statement-of-reasons': 'Begründung einer Entfernung',
  'account-restored': 'Konto freigeschaltet',
  'system-hold': 'Hintergrunddienst wartet auf Freigabe',
  'account-suspended': 'Konto gesperrt',
  'company-restored': 'Unternehmen freigeschaltet',
  'company-suspended': 'Unternehmen gesperrt',
  'company-verification': 'Unternehmen verifizieren',
  'company-verification-removed': 'Verifizierung zurückgenommen',
  'account-deleted': 'Konto gelöscht',
  'account-inactive': 'Unbenutztes Konto',
  'application-deletion': 'Löschung einer Bewerbung angekündigt',
  'application-deletion-company': 'Löschung von Bewerbungen angekündigt',
  'application-gone': 'Bewerbung mit dem Konto gelöscht',
  'application-measure': 'Anzeige oder Unternehmen nach einer Bewerbung entfernt oder zurück',
  'new-device': 'Neues Gerät',
  'password-changed': 'Passwort geändert',
  'email-changed': 'E-Mail-Adresse geändert',
  'passkey-added': 'Passkey eingerichtet',
  'passkey-removed': 'Passkey entfernt',
  'second-factor-on': 'Zweiter Faktor eingerichtet',
  'second-factor-off': 'Zweiter Faktor entfernt',
  'recovery-codes-new': 'Neue Wiederherstellungscodes',
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
  invoice: 'Rechnung',
  'invoice-storno': 'Stornorechnung',
  'debit-announced': 'Ankündigung einer Lastschrift',
  'dunning-1': 'Zahlungserinnerung',
  'dunning-2': 'Mahnung',
  'dunning-3': 'Letzte Mahnung',
  'credit-paid-out': 'Auszahlung eines Guthabens',
  'license-back': 'Lizenz gilt wieder',
  'license-paused': 'Lizenz ruht',
  'mandate-expired': 'SEPA-Mandat abgelaufen',
  'new-mandate': 'Neues Lastschriftmandat',
  'subscription-change': 'Änderung des Tarifs',
  'applications-overdue': 'Bewerbungen warten auf Antwort',
  'guest-application': 'Bewerbung ohne Konto',
  'contact-request': 'Kontaktanfrage',
  'contact-answer': 'Antwort auf eine Kontaktanfrage',
  'interview-invitation': 'Einladung zum Gespräch',
  'interview-agreed': 'Gesprächstermin vereinbart',
  'interview-declined': 'Gespräch abgesagt',
  'interview-cancelled': 'Gespräch fällt aus',
  'interview-reminder': 'Erinnerung an ein Gespräch',
  'note-mention': 'Erwähnung in einer Notiz',
  'posting-ended-open': 'Abgelaufene Anzeige, Antworten fehlen',
  'posting-ends-soon': 'Anzeige läuft bald ab',
  'posting-still-open': 'Nachfrage, ob die Stelle noch frei ist',
  'posting-paused-unconfirmed': 'Anzeige pausiert',
  'saved-jobs-ending': 'Gemerkte Jobs enden',
  'resume-search': 'Neue Lebensläufe zu einer Suche',
  'search-alert': 'Suchauftrag',
  'search-alert-confirm': 'Suchauftrag bestätigen',
  'verify-email': 'E-Mail-Adresse bestätigen',
}

/** All kinds with what they are called, for the list's filter. */
export const mailKindOptions = Object.entries(labels)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'de'))

/** Kinds whose German name has this part. */
export function mailKindsLike(part: string): string[] {
  const wanted = part.toLowerCase()
  return mailKindOptions.filter(({ label }) => label.toLowerCase().includes(wanted)).map(({ value }) => value)
}

/** What a mail of the outbox is about, in German; an unknown kind keeps its name. */
export function mailKind(kind: string): string {
  return labels[kind] ?? kind
}
