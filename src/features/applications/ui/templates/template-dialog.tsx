import { useSelector } from '@tanstack/react-form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import type { TemplateKind } from '~/features/applications/workflow/templates'
import { saveTemplateSchema } from '~/features/applications/workflow/workflow-schema'
import { fillTemplate, PERSONAL_VARIABLES, TEMPLATE_VARIABLES } from '~/features/job-postings/letters/placeholders'
import { ConflictNote } from '~/features/job-postings/ui/drafts/save-line'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import type { Template } from '../../views'
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

type TemplateDialogProps = {
  draft: TemplateDraft
  /** Begins again with what a colleague has saved meanwhile. */
  onReload: (saved: TemplateDraft) => void
  onClose: () => void
}

/** Writes a template, with a preview for an invented person. */
export function TemplateDialog({ draft, onReload, onClose }: TemplateDialogProps) {
  const trpc = useTRPC()
  const { data: templates } = useSuspenseQuery(trpc.application.templates.queryOptions())
  const formElement = useRef<HTMLDivElement>(null)
  const save = useMutation(trpc.application.saveTemplate.mutationOptions({ meta: { done: 'Vorlage gespeichert' } }))
  const form = useAppForm({
    schema: formSchema,
    defaultValues: draft,
    onSubmit: async (input) => {
      await save.mutateAsync(input)
      onClose()
    },
  })
  const version = useSelector(form.store, ({ values }) => values.version)
  const saved = templates.find((each) => each.id === draft.id)
  const isOvertaken = save.isError && version !== null && saved?.version !== version
  /** Seen and decided: this text replaces the other one, or is a new template when that was deleted. */
  function saveMine() {
    form.setFieldValue('version', saved?.version ?? null)
    formElement.current?.closest('form')?.requestSubmit()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isMaximizable
      title={draft.version === null ? 'Neue Vorlage' : 'Vorlage bearbeiten'}
    >
      <Form form={form} name={`vorlage-${draft.id}`}>
        <div ref={formElement} className="empty:hidden">
          {isOvertaken && <Overtaken saved={saved} onOverwrite={saveMine} onReload={onReload} />}
        </div>
        <form.TextField name="title" label="Name der Vorlage" isRequired maxLength={80} />
        <form.TextArea name="body" label="Text" isRequired rows={11} maxLength={4000} />
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
        <div className="dialog-end">
          <Button variant="ghost" onClick={onClose}>
            Abbrechen
          </Button>
          <SubmitButton>Vorlage speichern</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}

type OvertakenProps = { saved: Template | undefined; onOverwrite: () => void; onReload: (saved: TemplateDraft) => void }

/** What somebody else has made of it, and both ways on, without leaving the dialog. */
function Overtaken({ saved, onOverwrite, onReload }: OvertakenProps) {
  if (!saved) {
    return (
      <Note
        tone="warn"
        title="Diese Vorlage gibt es nicht mehr"
        actions={
          <Button size="sm" onClick={onOverwrite}>
            Als neue Vorlage speichern
          </Button>
        }
      >
        Ihr Text steht noch hier.
      </Note>
    )
  }
  return (
    <div className="grid gap-3">
      <ConflictNote
        message="Von dieser Vorlage gibt es jetzt zwei Fassungen"
        onOverwrite={onOverwrite}
        onReload={() => onReload(saved)}
      />
      <section aria-label="Andere Fassung" className="grid gap-1 rounded-lg border border-line p-4 text-sm">
        <p className="text-muted">Die andere Fassung:</p>
        <p className="font-semibold wrap-anywhere">{saved.title}</p>
        <p className="whitespace-pre-line wrap-anywhere">{saved.body}</p>
      </section>
    </div>
  )
}
