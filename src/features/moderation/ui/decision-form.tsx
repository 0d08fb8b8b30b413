import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ensureFresh } from '~/features/accounts/ui/ensure-fresh'
import { useTRPC } from '~/platform/client/trpc'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { toast } from '~/ui/toast/toast-store'
import { decisionFormSchema } from '../schema'
import { GROUNDS, groundLabels, type ReportSubject } from '../vocabulary'

const grounds = GROUNDS.map((ground) => ({ value: ground, label: groundLabels[ground] }))

/** The decision about a report. Whatever is written here both sides read. */
export function DecisionForm({ reportId, subjectType }: { reportId: string; subjectType: ReportSubject }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const decide = useMutation(trpc.moderation.decide.mutationOptions())
  const form = useAppForm({
    schema: decisionFormSchema,
    defaultValues: { decision: '', ground: 'law', rule: '', facts: '' },
    onSubmit: async (input) => {
      if (!(await ensureFresh())) return
      await decide.mutateAsync({ ...input, id: reportId })
      await queryClient.invalidateQueries(trpc.moderation.pathFilter())
      toast.show({ severity: 'success', title: 'Entschieden. Beide Seiten bekommen eine E-Mail.', life: 5000 })
    },
  })
  const decisions = [
    { value: 'kept', label: 'Kein Verstoß', description: 'Der Inhalt bleibt. Die meldende Person erfährt, warum.' },
    {
      value: 'removed',
      label: 'Entfernen',
      description:
        subjectType === 'company'
          ? 'Das Unternehmen wird gesperrt, Profil und Stellen sind nicht mehr öffentlich.'
          : 'Die Stellenanzeige wird beendet und kann nicht wieder veröffentlicht werden.',
    },
  ]
  return (
    <Form form={form}>
      <form.AppField name="decision">
        {(field) => <field.RadioGroup label="Entscheidung" options={decisions} variant="card" isRequired />}
      </form.AppField>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="ground">
          {(field) => <field.Select label="Grundlage" options={grounds} isRequired />}
        </form.AppField>
        <form.AppField name="rule">
          {(field) => (
            <field.TextField
              label="Vorschrift"
              placeholder="§ 11 AGG oder Ziffer 4 der AGB"
              maxLength={300}
              isRequired
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="facts">
        {(field) => (
          <field.TextArea
            label="Begründung"
            rows={6}
            maxLength={4000}
            isRequired
            description="Tatsachen und Umstände, ohne Angaben zur meldenden Person. Steht so in den E-Mails an beide Seiten."
          />
        )}
      </form.AppField>
      <div>
        <SubmitButton>Entscheiden und mitteilen</SubmitButton>
      </div>
    </Form>
  )
}
