import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { confirm } from '~/ui/dialog/confirm'
import { Progress } from '~/ui/states/progress'
import type { OwnResume } from '../views'

/** One of the applicant's résumés, with its actions. */
export function ResumeCard({ resume }: { resume: OwnResume }) {
  const trpc = useTRPC()
  // One copy per request, however often it is clicked while waiting for the answer.
  const [copyId, setCopyId] = useState(() => uuidv7())
  const setDefault = useMutation(trpc.resume.setDefault.mutationOptions())
  const remove = useMutation(trpc.resume.remove.mutationOptions({ meta: { done: 'Lebenslauf gelöscht' } }))
  const duplicate = useMutation(trpc.resume.duplicate.mutationOptions({ onSuccess: () => setCopyId(uuidv7()) }))

  async function askToRemove() {
    const isSure = await confirm({
      title: 'Lebenslauf endgültig löschen?',
      icon: Trash2,
      message: `Wir löschen „${resume.title}“ mit allen Anhängen. Bewerbungen, die du damit verschickt hast, behalten ihre Kopie.`,
      acceptLabel: 'Löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (!isSure) return
    await remove.mutateAsync({ id: resume.id, version: resume.version })
  }

  return (
    <Card as="article" aria-labelledby={`lebenslauf-${resume.id}`} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id={`lebenslauf-${resume.id}`} className="text-lg">
            <Link to="/app/applicant/resumes/$resumeId" params={{ resumeId: resume.id }} className="link">
              {resume.title}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            Zuletzt geändert am {formatDay(resume.updatedAt)}
            {resume.attachmentCount > 0 && `, ${attachments(resume.attachmentCount)}`}
          </p>
        </div>
        {resume.isDefault && <Chip tone="accent">Für Unternehmen ausgewählt</Chip>}
      </div>
      <Progress label="Vollständigkeit" value={resume.completeness} />
      <div className="flex flex-wrap gap-2">
        {!resume.isDefault && (
          <Button
            variant="outline"
            size="sm"
            isPending={setDefault.isPending}
            onClick={() => setDefault.mutate({ id: resume.id })}
          >
            <Star aria-hidden="true" />
            Für Unternehmen auswählen
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          isPending={duplicate.isPending}
          onClick={() => duplicate.mutate({ id: resume.id, newId: copyId })}
        >
          <Copy aria-hidden="true" />
          Kopieren
        </Button>
        <Button variant="ghost" size="sm" isPending={remove.isPending} onClick={() => void askToRemove()}>
          <Trash2 aria-hidden="true" />
          Löschen
        </Button>
      </div>
    </Card>
  )
}

function attachments(count: number): string {
  return count === 1 ? 'ein Anhang' : `${count} Anhänge`
}
