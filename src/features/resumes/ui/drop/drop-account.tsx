import { Check, MailCheck } from 'lucide-react'
import type { ACCOUNT_STEPS } from '~/features/resumes/drop-search'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { TitleText } from '~/ui/text/title-text'

type DropAccountProps = {
  /** As it stands in the résumé. */
  email: string | null
  /** Then nobody has to be asked for an address. */
  isSignedIn: boolean
  step: (typeof ACCOUNT_STEPS)[number] | undefined
  /** The posting the person wants to apply to. */
  posting: { id: string; title: string } | undefined
}

const PROMISES = [
  'Kein Passwort jetzt, wir schicken einen Link',
  'Kein Unternehmen sieht dich, bis du es erlaubst',
  'Jederzeit löschbar',
]

/** An account with one field; a plain form, so that it works without JavaScript. */
export function DropAccount({ email, isSignedIn, step, posting }: DropAccountProps) {
  if (isSignedIn) return <TakeAlong posting={posting} />
  if (step === 'unterwegs') {
    return (
      <Card as="section" padding="lg" id="konto" className="scroll-mt-24" role="status">
        <MailCheck className="size-8 text-accent" aria-hidden="true" />
        <h2 className="mt-3 text-xl">Schau in dein Postfach</h2>
        <p className="mt-2">
          Der Link in der E-Mail zeigt dir alles zum Prüfen und legt dein Konto an. Er gilt 24&nbsp;Stunden.
        </p>
        <p className="mt-2 text-sm text-muted">Nichts angekommen? Sieh auch im Spam-Ordner nach.</p>
      </Card>
    )
  }
  return (
    <Card
      as="section"
      padding="lg"
      id="konto"
      className="scroll-mt-24 border-2 border-ink"
      aria-labelledby="konto-titel"
    >
      <h2 id="konto-titel" className="text-xl">
        {posting ? 'Konto anlegen und bewerben' : 'Mit einem Klick ein Konto'}
      </h2>
      <p className="mt-2 text-sm text-muted">
        {posting ? (
          <>
            Lebenslauf und Angaben kommen mit. Danach geht es direkt zur Bewerbung als{' '}
            <strong className="text-ink">
              <TitleText title={posting.title} />
            </strong>
            .
          </>
        ) : (
          'Lebenslauf und Angaben kommen mit. Danach bewirbst du dich mit zwei Klicks.'
        )}
      </p>
      {step && (
        <Note
          tone="error"
          isAlert
          className="mt-3"
          title={step === 'adresse' ? 'Diese E-Mail-Adresse stimmt nicht.' : 'Das waren zu viele E-Mails auf einmal.'}
        >
          {step === 'adresse' ? 'Bitte prüfe sie.' : 'In einer Viertelstunde geht es weiter.'}
        </Note>
      )}
      <form method="post" action="/api/resume-drop/account" className="mt-4">
        {posting && <input type="hidden" name="stelle" value={posting.id} />}
        <label className="label" htmlFor="konto-adresse">
          E-Mail-Adresse
        </label>
        <input
          id="konto-adresse"
          name="email"
          type="email"
          required
          maxLength={200}
          autoComplete="email"
          className="field"
          defaultValue={email ?? ''}
          aria-describedby={email ? 'konto-herkunft' : undefined}
        />
        {email && (
          <p id="konto-herkunft" className="hint">
            Stand so in deinem Lebenslauf. Stimmt sie?
          </p>
        )}
        <Button type="submit" variant="signal" size="lg" className="mt-4 w-full">
          Konto anlegen
        </Button>
      </form>
      <ul className="mt-4 grid gap-2 text-sm">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex gap-2.5">
            <Check className="mt-0.5 size-4 text-success" aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** For whoever has an account already: one click to the page for checking. */
function TakeAlong({ posting }: Pick<DropAccountProps, 'posting'>) {
  return (
    <Card
      as="section"
      padding="lg"
      id="konto"
      className="scroll-mt-24 border-2 border-ink"
      aria-labelledby="konto-titel"
    >
      <h2 id="konto-titel" className="text-xl">
        {posting ? 'Lebenslauf übernehmen und bewerben' : 'In dein Konto übernehmen'}
      </h2>
      <p className="mt-2 text-sm text-muted">Du siehst alles noch einmal zum Prüfen, dann bleibt der Lebenslauf.</p>
      <form method="post" action="/api/resume-drop/account" className="mt-4">
        {posting && <input type="hidden" name="stelle" value={posting.id} />}
        <Button type="submit" variant="signal" size="lg" className="w-full">
          Lebenslauf übernehmen
        </Button>
      </form>
    </Card>
  )
}
