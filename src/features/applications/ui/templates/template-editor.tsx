import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { TEMPLATE_KINDS, type TemplateKind, templateKindLabels } from '~/features/applications/workflow/templates'
import { lastChangeText } from '~/features/companies/last-change-text'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { confirm } from '~/ui/dialog/confirm'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import type { Template } from '../../views'
import { TemplateDialog, type TemplateDraft } from './template-dialog'

/** The company's own templates and the built-in ones: read, copy, change, delete. */
export function TemplateEditor() {
  const trpc = useTRPC()
  const { data: templates } = useSuspenseQuery(trpc.application.templates.queryOptions())
  const [draft, setDraft] = useState<TemplateDraft | null>(null)
  // Its form brings back the texts themselves.
  useKeptTexts('vorlage', {
    draft: {
      text: draft && `${draft.kind} ${draft.id} ${draft.version}`,
      bringBack(kept) {
        const [name, id = '', version] = kept.split(' ')
        const kind = TEMPLATE_KINDS.find((each) => each === name)
        const saved = templates.find((each) => each.id === id)
        if (kind) setDraft({ ...newDraft(kind), ...saved, id, version: Number(version) || null })
      },
    },
  })
  return (
    <div className="grid gap-9">
      {TEMPLATE_KINDS.map((kind) => (
        <section key={kind} className="grid gap-4" aria-labelledby={`vorlagen-${kind}`}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id={`vorlagen-${kind}`} className="text-xl">
              {templateKindLabels[kind]}
            </h2>
            <Button variant="outline" size="sm" onClick={() => setDraft(newDraft(kind))}>
              <Plus aria-hidden="true" />
              Neue Vorlage
            </Button>
          </div>
          <ul className="grid gap-4 lg:grid-cols-2">
            {templates
              .filter((template) => template.kind === kind)
              .map((template) => (
                <TemplateCard key={template.id} template={template} onEdit={setDraft} />
              ))}
          </ul>
        </section>
      ))}
      {draft && (
        <TemplateDialog
          key={`${draft.id} ${draft.version}`}
          draft={draft}
          onReload={setDraft}
          onClose={() => setDraft(null)}
        />
      )}
    </div>
  )
}

function newDraft(kind: TemplateKind): TemplateDraft {
  const body = kind === 'contact' ? 'Guten Tag,\n\n' : 'Guten Tag {name},\n\n'
  return { id: uuidv7(), version: null, kind, title: '', body }
}

function TemplateCard({ template, onEdit }: { template: Template; onEdit: (draft: TemplateDraft) => void }) {
  const trpc = useTRPC()
  const remove = useMutation(trpc.application.deleteTemplate.mutationOptions({ meta: { done: 'Vorlage gelöscht' } }))
  async function askToDelete() {
    const isSure = await confirm({
      title: 'Vorlage löschen?',
      icon: Trash2,
      message: `Wir löschen „${template.title}“. Was Sie damit verschickt haben, bleibt.`,
      acceptLabel: 'Löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (isSure) remove.mutate({ id: template.id })
  }
  const { version, changedAt, changedBy } = template
  return (
    <Card as="li" padding="lg" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg">{template.title}</h3>
        <Chip tone={version === null ? 'mute' : 'accent'}>{version === null ? 'Von Stellwerk' : 'Eigene'}</Chip>
      </div>
      <p className="line-clamp-6 whitespace-pre-line text-sm text-muted">{template.body.replace(/\n{2,}/g, '\n')}</p>
      {changedAt && <p className="text-xs text-muted">{lastChangeText(changedBy, changedAt)}</p>}
      <div className="mt-auto flex flex-wrap gap-2">
        {version !== null && (
          <>
            <Button size="sm" variant="outline" onClick={() => onEdit({ ...template, version })}>
              <Pencil aria-hidden="true" />
              Bearbeiten
            </Button>
            <Button size="sm" variant="ghost" onClick={() => void askToDelete()}>
              <Trash2 aria-hidden="true" />
              Löschen
            </Button>
          </>
        )}
        {version === null && (
          <Button
            size="sm"
            variant="ghost"
            className="-ml-3"
            aria-label={`Als eigene übernehmen: ${template.title}`}
            onClick={() => onEdit({ ...template, id: uuidv7(), version: null, title: `${template.title} (eigene)` })}
          >
            <Copy aria-hidden="true" />
            Als eigene übernehmen
          </Button>
        )}
      </div>
    </Card>
  )
}
