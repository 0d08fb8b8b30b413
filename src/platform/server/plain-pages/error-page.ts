import { barePage } from './bare-page.ts'
import { type ErrorStatus, errorText } from './error-text.ts'

/** What people see of an error before or outside of the application. */
export function errorPage(status: ErrorStatus, requestId: string): string {
  const { headline, message, reason } = errorText(status)
  const isMissing = status === 404
  return barePage({
    title: isMissing ? 'Seite nicht gefunden' : headline.replace(/\.$/, ''),
    picture: isMissing ? 'buffer-stop' : 'stop',
    headline,
    message,
    next: isMissing ? { href: '/search/jobs', label: 'Jobs finden' } : { href: '', label: 'Noch einmal versuchen' },
    notes: [`Fehler ${status}: ${reason}`, `Vorgangsnummer: ${requestId}`],
  })
}
