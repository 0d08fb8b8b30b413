import type { StandingNotice } from '~/features/billing/subscription/standing-notice'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'

/** How the company stands, when somebody has to know or do something. */
export function LicenseNote({ notice: { tone, title, text, quote, action } }: { notice: StandingNotice }) {
  return (
    <Note
      tone={tone}
      className="mb-5"
      title={title}
      actions={
        action && (
          <ButtonLink to={action.to} variant={tone === 'info' || action.to === '/imprint' ? 'outline' : 'signal'}>
            {action.label}
          </ButtonLink>
        )
      }
    >
      <p>{text}</p>
      {quote && (
        <p className="mt-2">
          Begründung: <q>{quote}</q>
        </p>
      )}
    </Note>
  )
}
