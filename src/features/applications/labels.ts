import type { FeatureLabels } from '~/features/accounts/feature-labels'

export const applicationsLabels = {
  actions: {
    'application.show-names': 'Namen einer Bewerbung gezeigt',
    'job-posting.procedure-file': 'Akte eines Verfahrens heruntergeladen',
  },
  subjects: {
    application: 'Bewerbung',
  },
  mails: {
    'application-measure': 'Anzeige oder Unternehmen nach einer Bewerbung entfernt oder zurück',
    'application-late': 'Zugesagte Antwort verspätet sich',
    'application-promise-extended': 'Neues Datum für eine Antwort',
    'application-received': 'Eingangsbestätigung',
    'application-status': 'Neuer Stand der Bewerbung',
    'application-withdrawn': 'Bewerbung zurückgezogen',
    'new-application': 'Neue Bewerbung',
    'applications-overdue': 'Zugesagte Antworten werden fällig',
    'guest-application': 'Bewerbung ohne Konto',
    'interview-invitation': 'Einladung zum Gespräch',
    'interview-agreed': 'Gesprächstermin vereinbart',
    'interview-declined': 'Gespräch abgesagt',
    'interview-cancelled': 'Gespräch fällt aus',
    'interview-reminder': 'Erinnerung an ein Gespräch',
    'note-mention': 'Erwähnung in einer Notiz',
    'posting-ended-open': 'Stelle beendet, Antworten fehlen',
    'posting-paused-overdue': 'Stelle pausiert, Antworten fehlen',
    'saved-jobs-ending': 'Gemerkte Jobs enden',
  },
  holds: {
    'rejections sent': { act: 'Geplante Absagen zustellen', of: 'laufenden Bewerbungen' },
    'postings paused for overdue answers': { act: 'Stellen mit überfälligen Antworten pausieren', of: 'Anzeigen' },
    'closing letters sent': { act: 'Abschlussbriefe nach dem Ende von Stellen senden', of: 'laufenden Bewerbungen' },
    'guest applications deleted': { act: 'Unbestätigte Bewerbungen ohne Konto löschen', of: 'Bewerbungen ohne Konto' },
    'guest files deleted': { act: 'Verlassene Dateien von Bewerbungen ohne Konto löschen', of: 'Dateien' },
  },
} as const satisfies FeatureLabels
