import { Plus } from 'lucide-react'
import { MAX_ATTACHMENTS } from '~/features/applications/apply/limits'
import type { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { Button } from '~/ui/buttons/button'

type Document = { id: string; name: string; size: number }
type Props = { documents: readonly Document[]; files: ReturnType<typeof useFileUploads<{ id: string }>> }

/** Documents already stored with the person's résumés: one press attaches them, nothing is sent by itself. */
export function ResumeDocuments({ documents, files }: Props) {
  const taken = new Set(files.uploads.map(({ stored }) => stored?.id))
  const others = documents.filter(({ id }) => !taken.has(id))
  if (others.length === 0 || files.taken >= MAX_ATTACHMENTS) return null
  return (
    <section aria-labelledby="aus-dem-lebenslauf" className="grid gap-2">
      <h3 id="aus-dem-lebenslauf" className="label">
        Aus deinen Lebensläufen
      </h3>
      <ul className="flex flex-wrap gap-2">
        {others.map((document) => (
          <li key={document.id} className="min-w-0">
            <Button
              variant="outline"
              size="sm"
              className="max-w-full"
              onClick={() => files.adopt({ ...document, stored: document })}
            >
              <Plus aria-hidden="true" />
              <span className="truncate">{document.name}</span>
              <span className="sr-only"> anhängen</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
