import { addDays, formatDay } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { applicationError } from '../errors'

type Guest = RouterOutputs['application']['guest']

/** Behind the link of the mail: one button that sends. A plain form, so that it works without JavaScript as well. */
export function GuestConfirmCard({ token, guest, now }: { token: string; guest: Guest; now: Date }) {
  if (guest.isSent) {
    return (
      <Card padding="lg" role="status" className="grid gap-5">
        <h2 className="text-2xl">Deine Bewerbung ist abgeschickt</h2>
        <p>
          {guest.companyName} hat deine Bewerbung als „{guest.jobTitle}“ erhalten. Eine Bestätigung liegt in deinem
          Postfach. Den Stand siehst du in deinem Konto.
        </p>
        <p className="text-sm text-muted">
          Noch kein Passwort? Über „Passwort vergessen“ setzt du mit dieser E-Mail-Adresse eines.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/auth/login" search={{ redirect: '/app/applicant/applications' }} variant="primary">
            Anmelden
          </ButtonLink>
          <ButtonLink to="/auth/forgot-password" variant="outline">
            Passwort setzen
          </ButtonLink>
        </div>
      </Card>
    )
  }
  if (guest.account === 'company' || guest.account === 'suspended') {
    return (
      <Card padding="lg" className="grid gap-5">
        <h2 className="text-2xl">{guest.jobTitle}</h2>
        <Note tone="warn" title="Diese Bewerbung lässt sich nicht absenden">
          {applicationError(guest.account === 'company' ? 'companyAddress' : 'accountSuspended').message}
        </Note>
      </Card>
    )
  }
  return (
    <Card padding="lg" className="grid gap-5">
      <h2 className="text-2xl">{guest.jobTitle}</h2>
      <p>
        Hallo {guest.name}, mit einem Klick geht deine Bewerbung an {guest.companyName}. Eine Antwort ist bis zum{' '}
        {formatDay(addDays(now, guest.promisedReplyDays))} zugesagt.
      </p>
      <p className="text-sm text-muted">
        {guest.account === 'own'
          ? `Sie gehört danach zu deinem Konto für ${guest.email}. Dort kannst du`
          : `Wir legen dir dabei ein Konto ohne Passwort für ${guest.email} an. Damit kannst du`}{' '}
        den Stand verfolgen, Nachrichten beantworten und die Bewerbung zurückziehen.
      </p>
      <form method="post" action="/api/apply">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="signal" size="lg">
          Bewerbung jetzt absenden
        </Button>
      </form>
    </Card>
  )
}
