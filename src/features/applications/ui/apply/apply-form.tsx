import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answersTo, type GuestDraft } from '~/features/applications/apply/apply-schema'
import { MAX_ATTACHMENTS } from '~/features/applications/apply/limits'
import { applySchema } from '~/features/applications/schema'
import { sourceOfView } from '~/features/job-postings/ui/page/record-interest'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import type { z } from '~/lib/zod'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import { uploadHindrance } from '~/platform/client/uploads/upload-rows'
import { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Form, useAppForm } from '~/ui/form/form'
import { useKeptInput } from '~/ui/form/guard/use-kept-input'
import { FormProblem } from '~/ui/form/server-errors'
import { useSecondStep } from '~/ui/navigation/use-second-step'
import { Note } from '~/ui/note'
import type { PreparedApplication } from '../../views'
import { AnswerField } from './answer-field'
import { ApplyDocuments } from './apply-documents'
import { ApplyEnd } from './apply-end'
import { answerLines } from './apply-questions'
import { ApplyReview } from './apply-review'
import { CoverLetterField } from './cover-letter-field'
import { DraftKeeper } from './draft-keeper'
import { forgetGuestDraft, useGuestDraft } from './guest/guest-draft'
import { ResumeDocuments } from './resume-documents'

const formSchema = applySchema.omit({ id: true, jobPostingId: true, attachmentFileIds: true })

type Checked = z.output<typeof formSchema>

/** The application form: résumé, letter, documents, answers; sent once however often it is clicked. */
export function ApplyForm(props: ApplyFormProps) {
  const before = useGuestDraft(props.prepared.posting.id)
  // Rendered again once the browser's draft is known.
  return <OwnForm key={before === undefined ? 'server' : 'browser'} before={before ?? null} {...props} />
}

type ApplyFormProps = { prepared: PreparedApplication; onSent: () => void }

/** With `before`, what the person wrote here before signing in. */
function OwnForm({ prepared, onSent, before }: ApplyFormProps & { before: GuestDraft | null }) {
  const { posting, resumes, documents, draft } = prepared
  const trpc = useTRPC()
  const client = useTRPCClient()
  const [id] = useState(() => uuidv7())
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useSecondStep()
  const files = useFileUploads(
    (form, signal) => client.application.upload.mutate(form, { signal }),
    (draft?.attachments ?? []).map((stored) => ({ ...stored, stored })),
  )
  useKeptInput('anlagen', files.keep)
  const submit = useFormMutation(
    trpc.application.submit.mutationOptions({
      onSuccess: () => {
        forgetGuestDraft(posting.id)
        onSent()
      },
    }),
  )
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const saveDraft = useMutation(
    trpc.application.saveDraft.mutationOptions({ meta: { isQuiet: true }, onSuccess: () => setSavedAt(currentTime()) }),
  )
  const [schema] = useState(() => formSchema.extend({ answers: answersTo(posting.questions) }))
  const form = useAppForm({
    schema,
    defaultValues: {
      resumeId: resumes.find((resume) => resume.id === draft?.resumeId)?.id ?? resumes[0]?.id ?? '',
      coverLetter: draft?.coverLetter || before?.values.coverLetter || '',
      answers: posting.questions.map(({ id: questionId }) => ({
        questionId,
        answer: answerIn(draft?.answers, questionId) || answerIn(before?.values.answers, questionId),
      })),
    },
    onSubmit: async (input) => {
      const hindrance = uploadHindrance(files)
      if (hindrance) throw new FormProblem(hindrance)
      setChecked(input)
      check.go()
    },
  })

  if (resumes.length === 0) {
    return (
      <Note tone="signal" title="Erst der Lebenslauf, dann die Bewerbung">
        <p>
          Für die Bewerbung brauchst du einen Lebenslauf.{' '}
          <TextLink to="/app/applicant/resumes/create">Lebenslauf anlegen</TextLink>
        </p>
      </Note>
    )
  }

  if (checked && check.isThere) {
    const stored = files.uploads.flatMap((upload) => (upload.stored ? [upload] : []))
    const chosen = resumes.find((resume) => resume.id === checked.resumeId)
    return (
      <ApplyReview
        posting={posting}
        lines={[
          { term: 'Lebenslauf', value: chosen?.title ?? '' },
          { term: 'Anschreiben', value: checked.coverLetter || 'Ohne Anschreiben' },
          { term: 'Anlagen', value: stored.map(({ name }) => name).join('\n') || 'Keine' },
          ...answerLines(posting.questions, checked.answers),
        ]}
        hint={
          chosen?.hasNoStations && (
            <Note
              tone="warn"
              title="In diesem Lebenslauf steht noch keine Station."
              actions={
                <TextLink to="/app/applicant/resumes/$resumeId" params={{ resumeId: chosen.id }}>
                  Lebenslauf ergänzen
                </TextLink>
              }
            >
              Weder Beruf noch Ausbildung: {posting.companyName} erfährt daraus kaum etwas über dich. Dein Entwurf
              bleibt gespeichert, während du den Lebenslauf ergänzt.
            </Note>
          )
        }
        sendLabel="Bewerbung absenden"
        isPending={submit.isPending}
        problem={submit.error && sentenceOf(submit.error)}
        onBack={check.leave}
        onSend={() =>
          submit.mutate({
            ...checked,
            id,
            jobPostingId: posting.id,
            attachmentFileIds: stored.flatMap((upload) => (upload.stored ? [upload.stored.id] : [])),
            source: sourceOfView(posting.id),
          })
        }
      />
    )
  }

  return (
    <Form
      form={form}
      unsavedMessage="Deine Bewerbung ist noch nicht abgeschickt."
      errorTitle="Das fehlt noch für deine Bewerbung"
    >
      <Card as="section" padding="lg" className="grid gap-4">
        <h2 className="text-xl">Deine Unterlagen</h2>
        <form.RadioGroup
          name="resumeId"
          label="Lebenslauf"
          description="Das Unternehmen bekommt ihn so, wie er jetzt ist. Spätere Änderungen kommen dort nicht an."
          options={resumes.map((resume) => ({
            value: resume.id,
            label: resume.title,
            description: resume.hasNoStations ? 'Noch ohne Stationen' : undefined,
          }))}
        />
        <p className="text-sm text-muted">
          Ein anderer Lebenslauf? <TextLink to="/app/applicant/resumes/create">Lies ihn aus einer Datei ein</TextLink>,
          auch aus Word. Dein Entwurf bleibt gespeichert.
        </p>
        <form.AppField name="coverLetter">{() => <CoverLetterField />}</form.AppField>
        <ApplyDocuments
          label="Anlagen"
          isOptional
          description={`Zeugnisse und Nachweise als PDF, JPG oder PNG, je höchstens 10\u00a0MB, bis zu ${MAX_ATTACHMENTS} Dateien.`}
          files={files}
        />
        {before && before.attachments.length > 0 && (
          <Note tone="info" title="Deine Dateien von vorhin gehören noch nicht zu deinem Konto">
            Bitte wähle sie hier noch einmal aus: {before.attachments.map(({ name }) => name).join(', ')}.
          </Note>
        )}
        <ResumeDocuments documents={documents} files={files} />
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
            onSave={(values, attachments) =>
              saveDraft.mutate({ jobPostingId: posting.id, content: { ...values, attachments } })
            }
            savedAt={savedAt}
            hint="Dein Entwurf speichert sich von selbst."
          />
        }
      />
    </Form>
  )
}

function answerIn(answers: GuestDraft['values']['answers'] | undefined, questionId: string): string {
  return answers?.find((each) => each.questionId === questionId)?.answer ?? ''
}

/** That the input is kept is the first thing people want to know when the posting closed meanwhile. */
function sentenceOf(error: { message: string; data?: { reason: string | null } | null | undefined }): string {
  return error.data?.reason === 'postingClosed'
    ? `${error.message} Was du geschrieben hast, steht als Entwurf unter „Meine Bewerbungen“.`
    : error.message
}
