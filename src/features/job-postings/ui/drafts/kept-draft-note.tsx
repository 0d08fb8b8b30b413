import { useEffect, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { type KeptDraft, keepDraft, keptDraft } from './kept-draft'

/** Offers a draft from this browser that never reached the server. Shows nothing when there is none. */
export function KeptDraftNote({ id, onTake }: { id: string; onTake: (draft: KeptDraft) => void }) {
  const [kept, setKept] = useState<KeptDraft | null>(null)
  // Only the browser knows; the server renders the page without it.
  useEffect(() => setKept(keptDraft(id)), [id])
  if (!kept) return null
  return (
    <div className="mb-5">
      <Note
        tone="warn"
        title="In diesem Browser liegen Eingaben, die nie gespeichert wurden"
        actions={
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() => {
                setKept(null)
                onTake(kept)
              }}
            >
              Übernehmen
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                keepDraft(id, null)
                setKept(null)
              }}
            >
              Verwerfen
            </Button>
          </span>
        }
      >
        „{kept.input.title}“: Übernehmen Sie sie, um dort weiterzuschreiben.
      </Note>
    </div>
  )
}
