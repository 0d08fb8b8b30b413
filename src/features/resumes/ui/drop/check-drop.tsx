import type { DROP_ACCOUNT_PROBLEMS } from '~/features/resumes/drop-search'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import type { DropAccountView } from '../../views'
import { ResumeSections } from '../paper/resume-sections'

type CheckDropProps = {
  token: string
  read: DropAccountView
  /** Why the last click made no account. */
  problem: (typeof DROP_ACCOUNT_PROBLEMS)[number] | undefined
}

const problems = {
  angaben: 'Vorname, Nachname und Postleitzahl fehlen oder sind zu lang. Bitte sieh noch einmal hin.',
  ort: 'Diese Postleitzahl kennen wir nicht. Bitte prüfe sie.',
  'zu-oft': 'Das waren zu viele Versuche auf einmal. In einer Viertelstunde geht es weiter.',
  fehler: 'Das hat gerade nicht geklappt. Bitte versuch es noch einmal.',
} satisfies Record<(typeof DROP_ACCOUNT_PROBLEMS)[number], string>

/** One screen to check: person and résumé as they were read. A plain form, so that it works without JavaScript. */
export function CheckDrop({ token, read, problem }: CheckDropProps) {
  if (read.isCompany) {
    return (
      <Note tone="warn" title="Diese Adresse gehört zu einem Unternehmenskonto">
        {read.email} kann nicht zugleich für Bewerbungen dienen. Leg den Lebenslauf auf der Startseite noch einmal auf
        und nimm eine private Adresse.
      </Note>
    )
  }
  return (
    <form method="post" action="/api/resume-drop/confirm" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="token" value={token} />
      {problem && (
        <Note tone="error" isAlert title="Dein Konto ist noch nicht angelegt">
          {problems[problem]}
        </Note>
      )}
      <p className="wrap-anywhere">
        Dein Konto gehört zu <strong>{read.email}</strong>. Stimmt alles? Ändern kannst du es auch später.
      </p>
      <Card as="section" padding="lg" aria-labelledby="person">
        <h2 id="person" className="text-xl">
          Du
        </h2>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <Line name="firstName" label="Vorname" value={read.firstName} autoComplete="given-name" isRequired />
          <Line name="lastName" label="Nachname" value={read.lastName} autoComplete="family-name" isRequired />
          <Line
            name="postalCode"
            label="Postleitzahl"
            value={read.postalCode}
            autoComplete="postal-code"
            pattern="\d{5}"
            isRequired
          />
          <Line name="town" label="Ort" value={read.town} autoComplete="address-level2" />
          <Line name="phone" label="Telefon" value={read.phone} autoComplete="tel" />
        </div>
      </Card>
      <Card as="section" padding="lg" aria-labelledby="lebenslauf-gelesen">
        <h2 id="lebenslauf-gelesen" className="mb-3 text-xl">
          Dein Lebenslauf
        </h2>
        <ResumeSections content={read.content} />
        {read.unplaced > 0 && (
          <p className="mt-3 text-sm text-muted">
            {read.unplaced === 1 ? 'Eine Zeile' : `${read.unplaced} Zeilen`} konnten wir nicht einordnen. Ergänzen
            kannst du sie danach im Lebenslauf.
          </p>
        )}
      </Card>
      <p className="text-sm text-muted">
        Kein Unternehmen sieht dich, bis du es erlaubst: Das entscheidest du später in deinem Profil. Für das Konto
        gelten unsere <TextLink to="/agb">AGB</TextLink>; was wir mit deinen Daten tun, steht in der{' '}
        <TextLink to="/privacy">Datenschutzerklärung</TextLink>.
      </p>
      <Button type="submit" variant="signal" size="lg" className="justify-self-start">
        {read.jobPostingId ? 'Konto anlegen und weiter zur Bewerbung' : 'Konto anlegen'}
      </Button>
    </form>
  )
}

type LineProps = {
  name: string
  label: string
  value: string
  autoComplete: string
  pattern?: string
  isRequired?: boolean
}

function Line({ name, label, value, autoComplete, pattern, isRequired = false }: LineProps) {
  return (
    <div>
      <label className="label" htmlFor={`konto-${name}`}>
        {label}
        {!isRequired && <span className="label-optional"> (freiwillig)</span>}
      </label>
      <input
        id={`konto-${name}`}
        name={name}
        className="field"
        defaultValue={value}
        maxLength={name === 'phone' ? 40 : 80}
        required={isRequired}
        {...{ autoComplete, pattern }}
      />
    </div>
  )
}
