import { useMutation } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { answersTo, type GuestDraft, guestApplySchema } from '~/features/applications/apply/apply-schema'
import { MAX_STATIONS } from '~/features/applications/apply/limits'
import { sourceOfView } from '~/features/job-postings/ui/page/record-interest'
import { BoundPlaceField } from '~/features/places/ui/place-field'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import type { z } from '~/lib/zod'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import { uploadHindrance } from '~/platform/client/uploads/upload-rows'
import { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Form, useAppForm } from '~/ui/form/form'
import { FormProblem } from '~/ui/form/server-errors'
import { useRemovals } from '~/ui/lists/use-removals'
import { useSecondStep } from '~/ui/navigation/use-second-step'
import type { GuestPosting } from '../../../views'
import { AnswerField } from '../answer-field'
import { ApplyDocuments } from '../apply-documents'
import { ApplyEnd } from '../apply-end'
import { answerLines } from '../apply-questions'
import { ApplyReview } from '../apply-review'
import { CoverLetterField } from '../cover-letter-field'
import { DraftKeeper } from '../draft-keeper'
import { forgetGuestDraft, keepGuestDraft, useGuestDraft } from './guest-draft'
import { emptyStation, initialValues, sentStation } from './guest-values'
import { ReadEducation, useWordResume, WordNote } from './word-resume'

/** An application that waits for the click in its mail. */
export type GuestRequest = { id: string; email: string }

type Props = {
  posting: GuestPosting
  /** The reader's account when it has no profile yet; null for visitors. */
  account: { name: string; email: string } | null
  /** A mail with the link that sends it is on its way to this address. */
  onRequested: (request: GuestRequest) => void
  /** Sent at once, from the account. */
  onSent: (applicationId: string) => void
}

const formSchema = guestApplySchema.omit({ id: true, jobPostingId: true, attachmentFileIds: true })
type Checked = z.output<typeof formSchema>
const NO_RESUME = 'Bitte lade deinen Lebenslauf hoch oder trage mindestens eine Station ein.'
/** Applying without an account or a profile: personal data, a résumé as PDF or in a few lines, and a letter. */
export function GuestApplyForm({ posting, ...props }: Props) {
  const draft = useGuestDraft(posting.id)
  // Rendered again once the browser's draft is known.
  return (
    <GuestForm key={draft === undefined ? 'server' : 'browser'} posting={posting} kept={draft ?? null} {...props} />
  )
}

function GuestForm({ posting, kept, account, onRequested, onSent }: Props & { kept: GuestDraft | null }) {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const [id] = useState(() => kept?.id ?? uuidv7())
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useSecondStep()
  const files = useFileUploads(
    (form, signal) => {
      form.set('guestId', id)
      return client.application.uploadAsGuest.mutate(form, { signal })
    },
    (kept?.attachments ?? []).map((stored) => ({ ...stored, stored })),
  )
  const submit = useMutation(
    trpc.application.submitAsGuest.mutationOptions({
      meta: { isQuiet: true },
      onSuccess: (_, { email }) => {
        forgetGuestDraft(posting.id)
        onRequested({ id, email })
      },
    }),
  )
  const submitFirst = useMutation(
    trpc.application.submitFirst.mutationOptions({
      meta: { isQuiet: true },
      onSuccess: ({ id: applicationId }) => {
        forgetGuestDraft(posting.id)
        onSent(applicationId)
      },
    }),
  )
  /** What comes back later would not be in what is checked and sent. */
  const removals = useRemovals()
  const problem = submit.error ?? submitFirst.error
  const [isBare, setBare] = useState(false)
  const [schema] = useState(() => formSchema.extend({ answers: answersTo(posting.questions) }))
  const form = useAppForm({
    schema,
    defaultValues: initialValues(posting, kept, account),
    onSubmit: async (input) => {
      const hindrance = uploadHindrance(files)
      if (hindrance) throw new FormProblem(hindrance)
      const hasDocument = files.uploads.some(({ stored }) => stored !== null)
      const isMissing = !hasDocument && input.experience.length + input.education.length === 0
      setBare(isMissing)
      if (isMissing) throw new FormProblem(NO_RESUME)
      removals.endAll()
      setChecked(input)
      check.go()
    },
  })

  const word = useWordResume((found) => {
    const { experience, skills } = form.state.values
    form.setFieldValue('experience', [...experience, ...found.experience].slice(0, MAX_STATIONS))
    form.setFieldValue('education', found.education)
    if (skills === '') form.setFieldValue('skills', found.skills)
  })

  if (checked && check.isThere) {
    const stored = files.uploads.flatMap(({ name, stored: file }) => (file ? [{ name, id: file.id }] : []))
    const stations = checked.experience.map(({ position, employer, ...entry }) =>
      sentStation([position, employer], entry),
    )
    const education = checked.education.map(({ degree, institution, ...entry }) =>
      sentStation([degree, institution], entry),
    )
    return (
      <ApplyReview
        posting={posting}
        lines={[
          { term: 'Name', value: `${checked.firstName} ${checked.lastName}` },
          { term: 'E-Mail-Adresse', value: checked.email },
          ...(checked.phone ? [{ term: 'Telefon', value: checked.phone }] : []),
          { term: 'Wohnort', value: `${checked.place.postalCode} ${checked.place.name}` },
          ...(stations.length > 0 ? [{ term: 'Stationen', value: stations.join('\n') }] : []),
          ...(education.length > 0 ? [{ term: 'Ausbildung', value: education.join('\n') }] : []),
          ...(checked.skills ? [{ term: 'Kenntnisse', value: checked.skills }] : []),
          { term: 'Unterlagen', value: stored.map(({ name }) => name).join('\n') || 'Keine' },
          { term: 'Anschreiben', value: checked.coverLetter || 'Ohne Anschreiben' },
          ...answerLines(posting.questions, checked.answers),
        ]}
        sendLabel={account ? 'Bewerbung absenden' : 'E-Mail zur Bestätigung anfordern'}
        isPending={submit.isPending || submitFirst.isPending}
        problem={problem?.message ?? null}
        onBack={check.leave}
        onSend={() => {
          const attachmentFileIds = stored.map((file) => file.id)
          const source = sourceOfView(posting.id)
          const input = { ...checked, id, jobPostingId: posting.id, attachmentFileIds, source }
          if (account) submitFirst.mutate(input)
          else submit.mutate(input)
        }}
      />
    )
  }

  return (
    <Form form={form} isGuarded={false} errorTitle="Das fehlt noch für deine Bewerbung">
      <Card as="section" padding="lg" className="grid gap-4">
        <h2 className="text-xl">Wer bist du?</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="firstName" label="Vorname" isRequired autoComplete="given-name" maxLength={80} />
          <form.TextField name="lastName" label="Nachname" isRequired autoComplete="family-name" maxLength={80} />
          {!account && (
            <form.TextField
              name="email"
              label="E-Mail-Adresse"
              type="email"
              isRequired
              autoComplete="email"
              maxLength={254}
            />
          )}
          <form.TextField name="phone" label="Telefon" type="tel" isOptional autoComplete="tel" maxLength={40} />
        </div>
        <form.AppField name="placeText">
          {({ state, handleChange }) => (
            <form.AppField name="place">
              {() => <BoundPlaceField label="Wohnort" isRequired typed={state.value} onType={handleChange} />}
            </form.AppField>
          )}
        </form.AppField>
        <div className="hidden" aria-hidden="true">
          <form.TextField name="website" label="Website" autoComplete="off" />
        </div>
      </Card>
      <Card as="section" padding="lg" className="grid gap-4">
        <h2 className="text-xl">Dein Lebenslauf</h2>
        <form.Subscribe selector={({ values }) => values.experience.length + values.education.length}>
          {(stations) => (
            <ApplyDocuments
              label="Lebenslauf und Zeugnisse"
              description="Als PDF, JPG oder PNG, je höchstens 10&nbsp;MB. Aus Word (DOCX) lesen wir deine Stationen. Ohne Datei genügen unten ein paar Zeilen."
              error={isBare && files.taken + stations === 0 ? NO_RESUME : undefined}
              files={files}
              onWord={word.read}
            />
          )}
        </form.Subscribe>
        <WordNote word={word} />
        <form.Field name="experience" mode="array">
          {(stations) => (
            <div className="grid gap-4">
              {stations.state.value.map((station, index) => (
                <fieldset key={station.id} className="grid gap-4 border-t border-line pt-4">
                  <legend className="sr-only">Station {index + 1}</legend>
                  <div className="grid gap-4 sm:grid-cols-2">
                    <form.TextField
                      name={`experience[${index}].position`}
                      label="Tätigkeit"
                      isRequired
                      maxLength={120}
                    />
                    <form.TextField
                      name={`experience[${index}].employer`}
                      label="Unternehmen"
                      isRequired
                      maxLength={120}
                    />
                    <form.MonthField name={`experience[${index}].from`} label="Von" isRequired />
                    <form.MonthField name={`experience[${index}].to`} label="Bis (leer: bis heute)" isOptional />
                  </div>
                  {(word.taken || station.description !== '') && (
                    <form.TextArea
                      name={`experience[${index}].description`}
                      label="Was du dort gemacht hast"
                      isOptional
                      rows={3}
                      maxLength={4000}
                    />
                  )}
                  <Button
                    variant="ghost"
                    size="sm"
                    className="justify-self-start"
                    onClick={() =>
                      removals.removeEntry(stations, index, station.position || `Station ${index + 1}`, MAX_STATIONS)
                    }
                  >
                    <X aria-hidden="true" />
                    Station {index + 1} entfernen
                  </Button>
                </fieldset>
              ))}
              {stations.state.value.length < MAX_STATIONS && (
                <Button
                  variant="outline"
                  size="sm"
                  className="justify-self-start"
                  onClick={() => stations.pushValue(emptyStation())}
                >
                  <Plus aria-hidden="true" />
                  Station ergänzen
                </Button>
              )}
            </div>
          )}
        </form.Field>
        <form.Field name="education" mode="array">
          {(list) => (
            <ReadEducation
              entries={list.state.value}
              onRemove={(index, { degree }) => removals.removeEntry(list, index, degree, MAX_STATIONS)}
            />
          )}
        </form.Field>
        <form.TextField
          name="skills"
          label="Kenntnisse"
          isOptional
          maxLength={600}
          description="Mit Kommas getrennt."
        />
        <form.AppField name="coverLetter">{() => <CoverLetterField />}</form.AppField>
      </Card>
      <ApplyEnd
        answers={posting.questions.map((question, index) => (
          <form.AppField key={question.id} name={`answers[${index}].answer`}>
            {() => <AnswerField question={question} />}
          </form.AppField>
        ))}
        draft={
          <DraftKeeper
            form={form}
            uploads={files.uploads}
            onSave={({ website: _trap, ...values }, attachments) => {
              const now = currentTime()
              if (keepGuestDraft(posting.id, { id, savedAt: now.getTime(), values, attachments })) setSavedAt(now)
            }}
            savedAt={savedAt}
            hint="Dein Entwurf bleibt nur in diesem Browser, höchstens sieben Tage."
          />
        }
      />
    </Form>
  )
}
