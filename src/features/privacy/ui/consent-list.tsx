import { visibilityTexts } from '~/features/applicants/visibility-texts'
import { formatDay } from '~/lib/dates/dates'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import type { Consent } from '../views'

/** The person's decisions, with the day, and where they can be changed. */
export function ConsentList({ consents }: { consents: readonly Consent[] }) {
  return (
    <Card as="section" aria-labelledby="einwilligungen">
      <h2 id="einwilligungen" className="text-xl">
        Was du entschieden hast
      </h2>
      <p className="mt-1 text-sm text-muted">
        Die Sichtbarkeit änderst du im <TextLink to="/app/applicant/profile">Profil</TextLink>, E-Mails unter{' '}
        <TextLink to="/app/applicant/alerts">Suchaufträge</TextLink>. Eine Freigabe nimmst du bei der Kontaktanfrage
        zurück, oder du sperrst das Unternehmen.
      </p>
      <ul className="divide mt-2">
        {consents.map((consent) => (
          <li key={`${consent.kind} ${consent.what} ${consent.at.getTime()}`} className="py-2.5 text-sm">
            <p className="font-semibold wrap-anywhere">{textOf(consent)}</p>
            <p className="num text-muted">{formatDay(consent.at)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function textOf({ kind, what }: Consent): string {
  if (kind === 'account') return 'Konto angelegt'
  if (kind === 'terms') return `AGB zugestimmt, Fassung ${what}`
  if (kind === 'privacy') return `Datenschutzerklärung gelesen, Fassung ${what}`
  if (kind === 'visibility') return `Sichtbarkeit gewählt: ${labelOf(what)}`
  if (kind === 'alert') return `E-Mails zum Suchauftrag „${what}“ zugestimmt`
  if (kind === 'release') return `Lebenslauf freigegeben für ${what}`
  return `Kontaktdaten gezeigt: ${what}`
}

function labelOf(visibility: string): string {
  return Object.entries(visibilityTexts).find(([key]) => key === visibility)?.[1].label ?? visibility
}
