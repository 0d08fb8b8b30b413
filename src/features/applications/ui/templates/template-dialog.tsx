import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import type { TemplateKind } from '~/features/applications/workflow/templates'
import { saveTemplateSchema } from '~/features/applications/workflow/workflow-schema'
import { fillTemplate, PERSONAL_VARIABLES, TEMPLATE_VARIABLES } from '~/features/job-postings/letters/placeholders'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { toast } from '~/ui/toast/toast-store'
import { TemplatePreview } from './template-preview'

export type TemplateDraft = { id: string; version: number | null; kind: TemplateKind; title: string; body: string }

const formSchema = saveTemplateSchema

/** The placeholders of a kind: whoever is asked for contact has not applied. */
function variablesOf(kind: TemplateKind) {
  const all = Object.entries(TEMPLATE_VARIABLES)
  return kind === 'contact' ? all.filter(([name]) => !PERSONAL_VARIABLES.some((each) => each === name)) : all
}

const SAMPLE = {
  vorname: 'Miriam',
  nachname: 'Yıldız',
  name: 'Miriam Yıldız',
  stelle: 'Zerspanungsmechaniker (m/w/d)',
  unternehmen: 'Hartmann Präzisionsteile GmbH',
  absender: 'Ute Sander',
  beworben_am: '20.11.2026',
}

/** Writes a template, with a preview for an invented person. */
export function TemplateDialog({ draft, onClose }: { draft: TemplateDraft; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const save = useMutation(
    trpc.application.saveTemplate.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.application.templates.pathFilter()),
    }),
  )
  const form = useAppForm({
    schema: formSchema,
    defaultValues: draft,
    onSubmit: async (input) => {
      await save.mutateAsync(input)
      toast.success('Vorlage gespeichert')
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isMaximizable
      title={draft.version === null ? 'Neue Vorlage' : 'Vorlage bearbeiten'}
    >
      <Form form={form} name={`vorlage-${draft.id}`}>
        <form.AppField name="title">
          {(field) => <field.TextField label="Name der Vorlage" isRequired maxLength={80} />}
        </form.AppField>
        <form.AppField name="body">
          {(field) => <field.TextArea label="Text" isRequired rows={11} maxLength={4000} />}
        </form.AppField>
        <section aria-label="Platzhalter" className="grid gap-2 text-sm">
          <p className="font-semibold">Platzhalter</p>
          <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            {variablesOf(draft.kind).map(([name, meaning]) => (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="font-mono text-accent">{`{${name}}`}</dt>
                <dd className="text-muted">{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <form.Subscribe selector={({ values }) => values.body}>
          {(body) => (
            <>
              <MessageCheck text={body} onChange={(text) => form.setFieldValue('body', text)} />
              <TemplatePreview text={fillTemplate(body, SAMPLE)} />
            </>
          )}
        </form.Subscribe>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            Abbrechen
          </Button>
          <SubmitButton>Vorlage speichern</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
