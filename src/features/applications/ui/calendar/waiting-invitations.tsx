import { formatDay } from '~/lib/dates/dates'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { TitleText } from '~/ui/text/title-text'
import type { WaitingInvitation } from '../../views'

type WaitingInvitationsProps = { items: readonly WaitingInvitation[]; total: number }

/** Who is invited and has no time yet: has not answered, or asks for others. */
export function WaitingInvitations({ items, total }: WaitingInvitationsProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="ohne-termin" className="mt-8 max-w-3xl">
      <h2 id="ohne-termin" className="mb-3 text-xl">
        Noch ohne Termin
      </h2>
      <Card padding="none">
        <ul className="divide">
          {items.map(({ id, applicationId, status, name, jobTitle, reply, invitedAt }) => (
            <li key={id} className="p-4">
              <p className="wrap-anywhere">
                <TextLink
                  to="/app/company/applications"
                  search={{ bewerbung: applicationId }}
                  className="font-semibold"
                >
                  {name}
                </TextLink>
                <span className="text-muted">
                  , <TitleText title={jobTitle} />
                </span>
              </p>
              <p className="text-sm text-muted">
                {status === 'declined'
                  ? 'Kein Termin passt'
                  : `Eingeladen am ${formatDay(invitedAt)}, noch keine Antwort`}
              </p>
              {status === 'declined' && reply && <p className="mt-1 text-sm whitespace-pre-line">„{reply}“</p>}
            </li>
          ))}
        </ul>
      </Card>
      {total > items.length && (
        <p className="mt-2 text-sm text-muted">
          Die ältesten {items.length} von {total}. Alle stehen unter{' '}
          <TextLink to="/app/company/applications" search={{ ansicht: 'liste', status: 'interview' }}>
            Bewerbungen im Gespräch
          </TextLink>
          .
        </p>
      )}
    </section>
  )
}
