import type { GuestLinkProblem } from '~/features/applications/apply/guest-link'
import { applicationError } from '~/features/applications/errors'
import { addDays, formatDay } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { TitleText } from '~/ui/text/title-text'
import type { GuestApplication } from '../../../views'

type GuestConfirmCardProps = {
  token: string
  guest: GuestApplication
  now: Date
  /** Why the previous click did not send. */
  problem: GuestLinkProblem | undefined
  isSignedIn: boolean
}

const problems: Record<GuestLinkProblem, string> = {
  elsewhere: 'Der Klick kam nicht von dieser Seite. Bitte klicke hier noch einmal.',
  'too-many': 'Das waren zu viele Anfragen auf einmal. Bitte versuch es in einer Stunde noch einmal.',
  questions: 'Das Unternehmen hat seine Fragen zu dieser Stelle inzwischen geändert. Bitte bewirb dich noch einmal.',
  fault: 'Das hat gerade nicht geklappt. Bitte versuch es noch einmal.',
}

/** Behind the link of the mail: one button that sends. A plain form, so that it works without JavaScript as well. */
export function GuestConfirmCard({ token, guest, now, problem, isSignedIn }: GuestConfirmCardProps) {
  if (guest.isSent && isSignedIn) {
    return (
      <Card padding="lg" role="status" className="grid gap-5">
        <h2 className="text-2xl">Deine Bewerbung ist abgeschickt</h2>
        <p>
          {guest.companyName} hat deine Bewerbung als „{guest.jobTitle}“ erhalten.
        </p>
        <ButtonLink to="/app/applicant/applications" variant="primary" className="justify-self-start">
          Status ansehen
        </ButtonLink>
      </Card>
    )
  }
  if (guest.isSent) {
    return (
      <Card padding="lg" role="status" className="grid gap-5">
        <h2 className="text-2xl">Deine Bewerbung ist abgeschickt</h2>
        <p>
          {guest.companyName} hat deine Bewerbung als „{guest.jobTitle}“ erhalten. Eine Bestätigung liegt in deinem
          Postfach. Den Status siehst du in deinem Konto.
        </p>
        <p className="text-sm text-muted">Noch kein Passwort? Mit dieser E-Mail-Adresse setzt du eines.</p>
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
        <h2 className="text-2xl">
          <TitleText title={guest.jobTitle} />
        </h2>
        <Note tone="warn" title="Diese Bewerbung lässt sich nicht absenden">
          {applicationError(guest.account === 'company' ? 'companyAddress' : 'accountSuspended').message}
        </Note>
      </Card>
    )
  }
  if (guest.earlier) {
    return (
      <Card padding="lg" className="grid gap-5">
        <h2 className="text-2xl">
          <TitleText title={guest.jobTitle} />
        </h2>
        <Note
          tone="warn"
          title={`Auf diese Stelle hast du dich am ${formatDay(guest.earlier.submittedAt)} schon beworben`}
          actions={
            <ButtonLink to="/app/applicant/applications" search={{ bewerbung: guest.earlier.id }}>
              Zu deiner Bewerbung
            </ButtonLink>
          }
        >
          {guest.earlier.mayWithdraw
            ? `Diese zweite Bewerbung ist nicht abgeschickt. Möchtest du etwas ergänzen, schreib es ${guest.companyName} als Nachricht. Oder zieh die erste zurück: Dann kannst du diese mit diesem Link noch absenden.`
            : `Über deine erste Bewerbung ist schon entschieden. Diese zweite ist nicht abgeschickt, und ${guest.companyName} hat davon nichts erfahren.`}{' '}
          Am {formatDay(guest.expiresAt)} löschen wir, was du eingegeben hast.
        </Note>
      </Card>
    )
  }
  if (!guest.isOpen) {
    return (
      <Card padding="lg" className="grid gap-5">
        <h2 className="text-2xl">
          <TitleText title={guest.jobTitle} />
        </h2>
        <Note
          tone="warn"
          title={whyClosed(guest)}
          actions={
            <>
              {guest.isShown && (
                <ButtonLink to="/job-posting/$jobPostingId" params={{ jobPostingId: guest.jobPostingId }}>
                  Zur Stelle
                </ButtonLink>
              )}
              <ButtonLink to="/search/jobs" variant="outline">
                Andere Stellen finden
              </ButtonLink>
            </>
          }
        >
          {guest.isUnread && `${applicationError('nobodyReads').message} `}
          Deine Bewerbung ist nicht abgeschickt, das Unternehmen hat nichts von dir erfahren. Am{' '}
          {formatDay(guest.expiresAt)} löschen wir, was du eingegeben hast.
          {!guest.isRemoved &&
            !guest.isUnread &&
            ' Öffnet die Stelle bis dahin wieder, kannst du sie mit diesem Link noch absenden.'}
        </Note>
      </Card>
    )
  }
  return (
    <Card padding="lg" className="grid gap-5">
      <h2 className="text-2xl">
        <TitleText title={guest.jobTitle} />
      </h2>
      {problem && (
        <Note
          tone="error"
          isAlert
          title="Deine Bewerbung ist noch nicht abgeschickt"
          actions={
            problem === 'questions' && (
              <ButtonLink to="/apply/$jobPostingId" params={{ jobPostingId: guest.jobPostingId }} size="sm">
                Noch einmal bewerben
              </ButtonLink>
            )
          }
        >
          {problems[problem]}
        </Note>
      )}
      <p>
        Hallo {guest.name}, mit einem Klick geht deine Bewerbung an {guest.companyName}. Eine Antwort ist bis zum{' '}
        {formatDay(addDays(now, guest.promisedReplyDays))} zugesagt.
      </p>
      <p className="text-sm text-muted">
        {guest.account === 'own'
          ? `Sie gehört danach zu deinem Konto für ${guest.email}. Dort kannst du`
          : `Wir legen dir dabei ein Konto ohne Passwort für ${guest.email} an. Damit kannst du`}{' '}
        den Status verfolgen, Nachrichten beantworten und die Bewerbung zurückziehen.
        {guest.account !== 'own' && (
          <>
            {' '}
            Für das Konto gelten unsere <TextLink to="/agb">AGB</TextLink>; was wir mit deinen Daten tun, steht in der{' '}
            <TextLink to="/privacy">Datenschutzerklärung</TextLink>.
          </>
        )}
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

function whyClosed({ isRemoved, isUnread, companyName }: GuestApplication): string {
  if (isRemoved) return 'Wir haben diese Stelle entfernt'
  if (isUnread) return `${companyName} kann hier gerade keine Bewerbungen lesen`
  return `${companyName} nimmt auf diese Stelle keine Bewerbungen mehr an`
}
