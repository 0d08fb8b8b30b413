import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { Form, SubmitButton } from '~/ui/form/form'
import { Note } from '~/ui/note'
import type { ReportSubject } from '../report-addresses'
import { type DecisionFormInput, decisionFormSchema } from '../schema'
import { GROUNDS, groundLabels } from '../vocabulary'

const grounds = GROUNDS.map((ground) => ({ value: ground, label: groundLabels[ground] }))

type DecisionFormProps = {
  /** What the reports are about. */
  subjectTypes: ReadonlySet<ReportSubject>
  /** Another decision has removed it before. */
  isRemovedElse?: boolean
  onDecide: (input: DecisionFormInput) => Promise<void>
}

const removals = {
  company: 'Das Unternehmen ist dann gesperrt, Profil und Stellen sind nicht mehr öffentlich.',
  resume: 'Der Lebenslauf ist dann verborgen, und die Person kann ihn nicht wieder zeigen. Bewerbungen laufen weiter.',
  'job-posting': 'Die Stelle endet und lässt sich nicht wieder veröffentlichen.',
} satisfies Record<ReportSubject, string>

/** The decision on reports. Both sides read the text; the admin's identity is proved first. */
export function DecisionForm({ subjectTypes, isRemovedElse = false, onDecide }: DecisionFormProps) {
  const form = useFreshForm({
    schema: decisionFormSchema,
    defaultValues: { decision: '', ground: 'law', rule: '', facts: '' },
    onSubmit: (input) => onDecide(input),
  })
  const decisions = [
    { value: 'kept', label: 'Kein Verstoß', description: 'Der Inhalt bleibt. Die meldende Person erfährt, warum.' },
    {
      value: 'removed',
      label: 'Entfernen',
      description: [...subjectTypes].map((each) => removals[each]).join(' '),
    },
  ]
  return (
    <Form form={form} unsavedMessage="Ihre Entscheidung ist noch nicht mitgeteilt.">
      {isRemovedElse && (
        <Note title="Das ist schon entfernt">
          Entfernen Sie es aus anderen Gründen noch einmal, bekommt die betroffene Seite eine zweite Begründung.
        </Note>
      )}
      <form.RadioGroup name="decision" label="Entscheidung" options={decisions} variant="card" isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Select name="ground" label="Grundlage" options={grounds} isRequired />
        <form.TextField
          name="rule"
          label="Vorschrift"
          placeholder="§&nbsp;11 AGG oder Ziffer 4 der AGB"
          maxLength={300}
          isRequired
        />
      </div>
      <form.TextArea
        name="facts"
        label="Begründung"
        rows={6}
        maxLength={4000}
        isRequired
        description="Tatsachen und Umstände, ohne Angaben zur meldenden Person. Steht so in den E-Mails an beide Seiten."
      />
      <div>
        <SubmitButton>Entscheiden und mitteilen</SubmitButton>
      </div>
    </Form>
  )
}
