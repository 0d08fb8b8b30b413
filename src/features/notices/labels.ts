import type { FeatureLabels } from '~/features/accounts/feature-labels'
import type { NoticeMail, NoticeTopic } from '~/features/accounts/notices/topics'

export const noticeMailLabels = {
  now: 'sofort',
  daily: 'einmal am Tag',
  off: 'keine',
} satisfies Record<NoticeMail, string>

type Words = { label: string; description: string }

/** What a topic is called, and what comes with it: "du" to applicants, "Sie" to companies and admins. */
export const noticeTopicLabels: Readonly<Record<NoticeTopic, { applicant: Words; company: Words }>> = {
  'own-applications': both(
    'Deine Bewerbungen',
    'Status, Angebot, Absage, neues Datum, Löschung. Die E-Mail kommt immer: Deine Fristen laufen ab der Zustellung.',
  ),
  applications: both(
    'Bewerbungen',
    'Neue, zurückgezogene und überfällige Bewerbungen. Hat Ihr ganzes Team sie abgestellt, bekommen Admins die überfälligen trotzdem.',
  ),
  offers: {
    applicant: {
      label: 'Angebote',
      description:
        'Neues oder zurückgezogenes Angebot, sein letzter Tag. Die E-Mail kommt immer: Ein Datum hängt daran.',
    },
    company: {
      label: 'Angebote',
      description: 'Angenommen, abgelehnt, ohne Antwort. Die E-Mail kommt immer: Ein Datum hängt daran.',
    },
  },
  interviews: {
    applicant: {
      label: 'Gespräche',
      description: 'Einladung, Termin mit Kalenderdatei, Absage, Erinnerung am Tag davor.',
    },
    company: {
      label: 'Gespräche',
      description: 'Gewählter Termin mit Kalenderdatei, Absage, Erinnerung am Tag davor.',
    },
  },
  messages: {
    applicant: { label: 'Nachrichten', description: 'Wenn ein Unternehmen dir schreibt.' },
    company: { label: 'Nachrichten', description: 'Wenn jemand Ihrem Unternehmen schreibt.' },
  },
  contacts: {
    applicant: {
      label: 'Anfragen von Unternehmen',
      description: 'Wenn ein Unternehmen dich kennenlernen oder in seinem Kandidatenpool behalten möchte.',
    },
    company: {
      label: 'Antworten auf Ihre Anfragen',
      description: 'Wenn jemand einem Kontakt oder dem Kandidatenpool zustimmt oder ablehnt.',
    },
  },
  mentions: both('Erwähnungen', 'Wenn Sie in einer Notiz genannt sind.'),
  postings: both(
    'Stellen',
    'Wenn eine Stelle bald endet, pausiert oder bestätigt sein will. Was sonst niemand erfährt, bekommen Admins trotzdem.',
  ),
  'late-answers': both('Verspätete Antworten', 'Wenn ein Unternehmen bis zum zugesagten Datum nicht geantwortet hat.'),
  'saved-jobs': both('Gemerkte Stellen', 'Wenn eine bald endet oder vorzeitig offline geht.'),
  'search-alerts': both('Suchaufträge', 'Neue Treffer. Wie oft E-Mails kommen, stellst du beim Suchauftrag ein.'),
  'resume-searches': both(
    'Gespeicherte Suchen',
    'Neue Lebensläufe. Wie oft E-Mails kommen, stellen Sie bei der gespeicherten Suche ein.',
  ),
  billing: both(
    'Vertrag und Rechnungen',
    'Rechnungen, Lastschriften, Lizenz. Die E-Mail kommt immer: Sie ist gesetzlich oder im Vertrag vorgesehen.',
  ),
  reports: both(
    'Gemeldete Inhalte',
    'Wenn jemand einen Inhalt oder eine Nachricht meldet oder sich über eine Entscheidung beschwert.',
  ),
  'privacy-requests': both('Anfragen zum Datenschutz', 'Wenn jemand Auskunft, Löschung oder anderes verlangt.'),
  approvals: both(
    'Freigaben',
    'Wenn ein Lastschriftlauf, ein anderes Konto oder die Anordnung einer Behörde auf eine zweite Person wartet.',
  ),
  'failed-jobs': both('Hintergrunddienste', 'Wenn einer fehlschlägt; je Dienst höchstens einmal am Tag.'),
  platform: both(
    'Betrieb',
    'Wenn Stellwerk anhält und auf eine Entscheidung wartet oder die Frist für eine Datenpanne endet. Die E-Mail kommt immer.',
  ),
  security: {
    applicant: {
      label: 'Sicherheit deines Kontos',
      description: 'Neue Geräte, geändertes Passwort, zweiter Faktor. Die E-Mail kommt immer, sie schützt dein Konto.',
    },
    company: {
      label: 'Sicherheit Ihres Kontos',
      description: 'Neue Geräte, geändertes Passwort, zweiter Faktor. Die E-Mail kommt immer, sie schützt Ihr Konto.',
    },
  },
}

/** For topics that only one side has. */
function both(label: string, description: string) {
  return { applicant: { label, description }, company: { label, description } }
}

export const noticesLabels = {
  mails: { 'notice-summary': 'Zusammenfassung der Benachrichtigungen' },
} as const satisfies FeatureLabels
