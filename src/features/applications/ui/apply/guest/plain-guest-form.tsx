import { answerName, PLAIN_STATIONS, type PlainGuest, stationNames } from '~/features/applications/apply/plain-guest'
import { offeredAnswers } from '~/features/job-postings/vocabulary'
import { Button } from '~/ui/buttons/button'
import { buttonClass } from '~/ui/buttons/button-class'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { RadioGroup } from '~/ui/choices/radio-group'
import { FieldShell } from '~/ui/fields/field-shell'
import { TextArea } from '~/ui/fields/text-area'
import { TextField, type TextFieldProps } from '~/ui/fields/text-field'
import { Note } from '~/ui/note'
import type { GuestPosting } from '../../../views'

type PlainGuestFormProps = {
  posting: GuestPosting
  /** What could not be sent yet. */
  sent: PlainGuest | undefined
}

/** Nothing listens: without a script only the browser changes a field. */
const ignore = () => undefined

/** Applying without an account and without a script: a plain form, whose answer shows it again or says what comes next. */
export function PlainGuestForm({ posting, sent }: PlainGuestFormProps) {
  const field = (name: string) => ({
    name,
    id: `schlicht-${name}`,
    value: sent?.values[name] ?? '',
    error: sent?.errors[name],
    onChange: ignore,
  })
  const line = (name: string, label: string, more: Partial<TextFieldProps> = {}) => (
    <TextField {...field(name)} label={label} {...more} />
  )
  return (
    <form
      method="post"
      action={`/apply/${posting.id}`}
      encType="multipart/form-data"
      // Its answer says what is missing at each field, in German.
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {sent && (
        <Note tone="error" isAlert title="Das fehlt noch für deine Bewerbung">
          {sent.errors.form ?? 'Was fehlt, steht bei den Feldern. Alles andere ist noch da.'}
        </Note>
      )}
      {sent && <input type="hidden" name="id" value={sent.id} />}
      <Card as="section" padding="lg" className="grid gap-4">
        <h3 className="text-xl">Wer bist du?</h3>
        <div className="grid gap-4 sm:grid-cols-2">
          {line('firstName', 'Vorname', { isRequired: true, autoComplete: 'given-name', maxLength: 80 })}
          {line('lastName', 'Nachname', { isRequired: true, autoComplete: 'family-name', maxLength: 80 })}
          {line('email', 'E-Mail-Adresse', { isRequired: true, type: 'email', autoComplete: 'email', maxLength: 254 })}
          {line('phone', 'Telefon', { isOptional: true, type: 'tel', autoComplete: 'tel', maxLength: 40 })}
          {line('postalCode', 'Postleitzahl', { isRequired: true, autoComplete: 'postal-code', maxLength: 5 })}
          {line('town', 'Wohnort', { isOptional: true, autoComplete: 'address-level2', maxLength: 80 })}
        </div>
        <div className="hidden" aria-hidden="true">
          {line('website', 'Website', { autoComplete: 'off' })}
        </div>
      </Card>
      <Card as="section" padding="lg" className="grid gap-4">
        <h3 className="text-xl">Dein Lebenslauf</h3>
        <p className="text-sm">Als Datei, oder in ein paar Zeilen hier darunter. Eins von beiden genügt.</p>
        {sent?.file ? (
          <p>
            <strong className="wrap-anywhere">{sent.file.name}</strong> ist schon da.
            <input type="hidden" name="fileId" value={sent.file.id} />
            <input type="hidden" name="fileName" value={sent.file.name} />
          </p>
        ) : (
          <FieldShell
            label="Lebenslauf als Datei"
            isOptional
            description="PDF, JPG oder PNG, höchstens 10&nbsp;MB."
            name="file"
            id="schlicht-file"
            error={sent?.errors.file}
          >
            {(control) => (
              // The browser's own button has no frame here.
              <input
                {...control}
                type="file"
                className={buttonClass({ variant: 'outline', className: 'w-full' })}
                accept=".pdf,.jpg,.jpeg,.png"
              />
            )}
          </FieldShell>
        )}
        {Array.from({ length: PLAIN_STATIONS }, (_, at) => stationNames(at)).map((names, at) => (
          <fieldset key={names.position} className="grid gap-4 border-t border-line pt-4">
            <legend className="sr-only">Station {at + 1}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {line(names.position, 'Tätigkeit', { maxLength: 120 })}
              {line(names.employer, 'Unternehmen', { maxLength: 120 })}
              {line(names.from, 'Von', { placeholder: 'MM/JJJJ', maxLength: 20 })}
              {line(names.to, 'Bis (leer: bis heute)', { placeholder: 'MM/JJJJ', maxLength: 20 })}
            </div>
          </fieldset>
        ))}
        {line('skills', 'Kenntnisse', { isOptional: true, description: 'Mit Kommas getrennt.', maxLength: 600 })}
        <TextArea {...field('coverLetter')} label="Anschreiben" isOptional rows={6} />
      </Card>
      {posting.questions.length > 0 && (
        <Card as="section" padding="lg" className="grid gap-4">
          <h3 className="text-xl">Fragen des Unternehmens</h3>
          {posting.questions.map((question) => (
            <PlainAnswer key={question.id} question={question} {...field(answerName(question.id))} />
          ))}
        </Card>
      )}
      <p className="text-sm text-muted">
        {posting.isAnonymous
          ? `${posting.companyName} liest Lebenslauf, Anschreiben und Antworten ohne Namen; Kontaktdaten und Unterlagen erst, wenn es dich zum Gespräch einlädt oder deinen Namen zeigt.`
          : `${posting.companyName} erhält deinen Namen, deine Kontaktdaten und alles, was hier steht.`}{' '}
        Du bekommst eine E-Mail: Erst mit dem Klick darin geht deine Bewerbung ab. Wir löschen sie{' '}
        {posting.retentionMonths}&nbsp;Monate nach einer Absage oder Zusage. Mehr dazu in der{' '}
        <TextLink to="/privacy">Datenschutzerklärung</TextLink>.
      </p>
      <Button type="submit" variant="signal" size="lg" className="justify-self-start">
        E-Mail zur Bestätigung anfordern
      </Button>
    </form>
  )
}

type PlainAnswerProps = Pick<TextFieldProps, 'name' | 'id' | 'value' | 'error' | 'onChange'> & {
  question: GuestPosting['questions'][number]
}

function PlainAnswer({ question, id, ...field }: PlainAnswerProps) {
  const shared = { label: question.text, isOptional: !question.isRequired }
  const options = offeredAnswers(question).map((value) => ({ value, label: value }))
  if (options.length > 0) return <RadioGroup {...field} {...shared} options={options} />
  return <TextField {...field} {...shared} id={id} maxLength={1000} />
}
