import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ClipboardPaste, Copy, LayoutTemplate, Trash2 } from 'lucide-react'
import { formatDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { confirm } from '~/ui/dialog/confirm'

/** Ways to begin a new ad other than with an empty form: the last one again, a template, or a text that exists. */
export function StartAids() {
  const trpc = useTRPC()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(trpc.jobPosting.startAids.queryOptions())
  const begun = {
    onSuccess: async ({ id }: { id: string }) => {
      await navigate({ to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: id }, replace: true })
    },
  }
  const duplicate = useMutation(trpc.jobPosting.duplicate.mutationOptions(begun))
  const fromTemplate = useMutation(trpc.jobPosting.createFromTemplate.mutationOptions(begun))
  const remove = useMutation(trpc.jobPosting.removeAdTemplate.mutationOptions())
  const isPending = duplicate.isPending || fromTemplate.isPending
  const { last, templates } = data
  async function askToRemove(template: { id: string; name: string }) {
    const isSure = await confirm({
      title: 'Vorlage löschen?',
      message: `Wir löschen „${template.name}“. Stellen, die Sie daraus gemacht haben, bleiben.`,
      acceptLabel: 'Löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (isSure) remove.mutate({ id: template.id })
  }
  return (
    <Card as="section" aria-labelledby="anfangen" className="mb-5">
      <h2 id="anfangen" className="text-lg">
        Nicht bei null anfangen
      </h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {last && (
          <Button
            variant="outline"
            size="sm"
            className="max-w-full text-left"
            isPending={isPending}
            onClick={() => duplicate.mutate({ id: uuidv7(), sourceId: last.id })}
          >
            <Copy aria-hidden="true" />
            Letzte Stelle noch einmal
          </Button>
        )}
        <ButtonLink to="/stelle-ausschreiben" variant="outline" size="sm">
          <ClipboardPaste aria-hidden="true" />
          Text einfügen
        </ButtonLink>
      </div>
      {last?.publishedAt && (
        <p className="mt-1.5 text-xs text-muted">
          Zuletzt: „{last.title}“, veröffentlicht am {formatDay(last.publishedAt)}.
        </p>
      )}
      {templates.length > 0 ? (
        <>
          <h3 className="mt-4 text-sm font-semibold">Ihre Vorlagen</h3>
          <ul className="mt-1 divide-y divide-line">
            {templates.map((template) => (
              <li key={template.id} className="flex items-center gap-2 py-1">
                <LayoutTemplate className="size-4 flex-none text-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1 text-sm wrap-anywhere">{template.name}</span>
                <Button
                  variant="ghost"
                  size="sm"
                  isPending={isPending}
                  aria-label={`Vorlage „${template.name}“ verwenden`}
                  onClick={() => fromTemplate.mutate({ id: uuidv7(), templateId: template.id })}
                >
                  Verwenden
                </Button>
                <Button
                  variant="quiet"
                  size="sm"
                  isIcon
                  aria-label={`Vorlage „${template.name}“ löschen`}
                  onClick={() => void askToRemove(template)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1.5 text-xs text-muted">
          Jede Stelle lässt sich im Menü „…“ als Vorlage speichern; hier liegt sie dann bereit.
        </p>
      )}
    </Card>
  )
}
