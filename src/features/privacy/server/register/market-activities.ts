import { type Activity, CONTRACT, INTEREST } from './activity'

const months = (count: number) => `${count}\u00a0Monate`

/** What applicants and companies do with each other. */
export const MARKET_ACTIVITIES: readonly Activity[] = [
  {
    id: 'resumes',
    name: 'Profile und Lebensläufe',
    role: 'controller',
    purpose:
      'Lebensläufe führen, mit Bewerbungen verschicken und, wenn die Person es will, von Unternehmen finden lassen',
    basis: CONTRACT,
    persons: 'Bewerberinnen und Bewerber',
    data: 'Angaben zur Person und zur gesuchten Arbeit, Werdegang, Kenntnisse, Foto und Dateien, Freigaben und Sperren',
    recipients: 'Unternehmen, denen die Person den Lebenslauf zeigt',
    deletion: ({ inactiveAccountMonths, resumeViewMonths }) =>
      `Sofort mit dem Konto oder auf Wunsch einzeln; ungenutzte Konten nach ${months(inactiveAccountMonths)}n mit Ankündigung, Einsichten nach ${months(resumeViewMonths)}n`,
    tables: [
      ...['applicant_profile', 'resume', 'resume_version', 'resume_attachment', 'resume_grant', 'resume_view'],
      ...['company_block', 'search_document', 'uploaded_file'],
    ],
  },
  {
    id: 'resume-drops',
    name: 'Aufgelegte Lebensläufe ohne Konto',
    role: 'controller',
    purpose: 'Zu einem Lebenslauf passende Stellen zeigen und auf Wunsch ein Konto daraus anlegen',
    basis: CONTRACT,
    persons: 'Besucherinnen und Besucher der Startseite',
    data: 'Was aus dem Lebenslauf gelesen wurde, verschlüsselt; die Datei selbst wird nicht gespeichert',
    recipients: 'Niemand',
    deletion: () => 'Nach einer Stunde oder sofort auf Knopfdruck; nach einem Tag, wenn ein Konto angefordert wurde',
    tables: ['resume_drop'],
  },
  {
    id: 'applications',
    name: 'Bewerbungen',
    role: 'controller',
    purpose: 'Bewerbungen übermitteln, beantworten und ihren Status zeigen, Angebote machen und annehmen',
    basis: `${CONTRACT}, § 26 BDSG`,
    persons: 'Bewerberinnen und Bewerber, auch ohne Konto',
    data: 'Kopie des Lebenslaufs, Anschreiben, Antworten, Dateien, Verlauf, Termine, Angebote mit ihren Bedingungen',
    recipients: 'Das Unternehmen, bei dem sich die Person bewirbt; es ist ab dem Empfang selbst verantwortlich',
    deletion: ({ applicationRetentionMonths }) =>
      `${months(applicationRetentionMonths)} nach der Entscheidung (§ 15 AGG), für einen Rechtsstreit angehaltene erst nach dessen Ende (Art. 17 Abs. 3 Buchst. e DSGVO); Bewerbungen ohne bestätigte Adresse nach Tagen`,
    tables: [
      ...['application', 'application_event', 'application_attachment', 'application_draft', 'interview'],
      ...['guest_application', 'guest_upload', 'scheduled_rejection', 'job_offer'],
    ],
  },
  {
    id: 'interviews',
    name: 'Gesprächstermine und Kalender',
    role: 'controller',
    purpose: 'Freie Termine anbieten und Gespräche in den eigenen Kalendern beider Seiten zeigen',
    basis: CONTRACT,
    persons: 'Bewerberinnen und Bewerber, Mitglieder der Unternehmen',
    data: 'Zeit, Ort und wer das Gespräch führt; von der privaten Kalenderadresse nur ein Prüfwert und wann sie zuletzt abgerufen wurde',
    recipients: 'Die andere Seite; wer die private Adresse des eigenen Kalenders bekommt, bestimmt die Person',
    deletion: () =>
      'Freie Termine fünf Wochen nach ihrer Zeit oder mit dem Unternehmen; die Kalenderadresse sofort auf Wunsch und mit dem Konto',
    tables: ['interview_slot', 'interview_slot_member', 'interview_slot_application', 'calendar_address'],
  },
  {
    id: 'selection',
    name: 'Auswahl durch Unternehmen',
    role: 'processor',
    purpose:
      'Notizen, Bewertungen, eigene Schritte, Vorlagen und gespeicherte Suchen der Unternehmen führen (Art. 28 DSGVO)',
    basis: 'Vertrag zur Auftragsverarbeitung mit dem Unternehmen',
    persons: 'Bewerberinnen und Bewerber, Mitglieder der Unternehmen',
    data: 'Notizen, Bewertungen, Suchen und was sie gefunden haben, bei Vorlagen und Schritten auch, von wem sie sind',
    recipients: 'Nur das jeweilige Unternehmen',
    deletion: ({ applicationRetentionMonths }) =>
      `Mit der Bewerbung, ${months(applicationRetentionMonths)} nach der Entscheidung, oder mit dem Unternehmen`,
    tables: [
      ...['application_note', 'application_rating', 'saved_resume_search', 'saved_resume_search_hit'],
      ...['application_stage', 'reply_template'],
    ],
  },
  {
    id: 'talent-pool',
    name: 'Kandidatenpool',
    role: 'controller',
    purpose: 'Mit Einwilligung einem Unternehmen erlauben, eine Person für spätere Stellen im Blick zu behalten',
    basis: 'Art. 6 Abs. 1 Buchst. a DSGVO (Einwilligung)',
    persons: 'Bewerberinnen und Bewerber',
    data: 'Anfrage, Einwilligung mit Zeitpunkt und Ende, Schlagwörter und Notizen des Unternehmens; kein Lebenslauf, nur die Freigabe dazu',
    recipients: 'Das Unternehmen, dem die Person zugestimmt hat',
    deletion: () =>
      'Freigabe, Schlagwörter und Notizen mit dem Ende der Einwilligung oder ihrem Widerruf; der Nachweis 90\u00a0Tage danach, alles mit dem Konto',
    tables: ['pool_entry', 'pool_note'],
  },
  {
    id: 'messages',
    name: 'Nachrichten und Kontaktanfragen',
    role: 'controller',
    purpose: 'Beiden Seiten erlauben, sich zu schreiben',
    basis: CONTRACT,
    persons: 'Bewerberinnen und Bewerber, Mitglieder der Unternehmen',
    data: 'Text, Dateien, Zeitpunkt, gelesen oder nicht',
    recipients: 'Die andere Seite der Unterhaltung; bei einer Meldung die gemeldete Nachricht auch wir',
    deletion: () => 'Mit der Bewerbung oder dem Konto, zu dem die Unterhaltung gehört',
    tables: ['conversation', 'message', 'message_attachment', 'message_draft', 'contact_request'],
  },
  {
    id: 'search',
    name: 'Suchaufträge und gemerkte Stellen',
    role: 'controller',
    purpose: 'Neue passende Stellen melden',
    basis: CONTRACT,
    persons: 'Bewerberinnen und Bewerber, auch ohne Konto',
    data: 'Suche, E-Mail-Adresse, gemeldete und gemerkte Stellen',
    recipients: 'Niemand',
    deletion: () => 'Mit dem Abbestellen oder dem Konto; ohne Bestätigung der Adresse nach Tagen',
    tables: ['search_alert', 'search_alert_hit', 'saved_job_posting'],
  },
  {
    id: 'companies',
    name: 'Unternehmen und ihre Stellen',
    role: 'controller',
    purpose: 'Unternehmen und Stellen zeigen, Mitglieder einladen, Unternehmen prüfen',
    basis: `${CONTRACT}, für die Prüfung ${INTEREST}`,
    persons: 'Mitglieder und Ansprechpersonen der Unternehmen',
    data: 'Name, Rolle, dienstliche Adresse, Ansprechperson in Stellen, Nachweise',
    recipients: 'Die Öffentlichkeit, soweit es in einer Stelle oder auf der Seite des Unternehmens steht',
    deletion: () => 'Mit der Mitgliedschaft oder dem Unternehmen',
    tables: [
      ...['company', 'company_profile', 'company_member', 'company_invitation', 'company_verification'],
      ...['job_posting', 'job_posting_changes', 'ad_draft', 'processor_agreement', 'legal_hold'],
      ...['agreement_version', 'agreement_notice'],
    ],
  },
]
