import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTRPCClient } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import type { ReadResume } from '../../../views'
import { type GuestValues, sentStation } from './guest-values'

/** Whether a file is read into the form instead of being attached. */
export function isWord({ name }: File): boolean {
  return /\.docx$/i.test(name)
}

/** Reads a Word file into the form, because companies get none: what it says, and what had no room. */
export function useWordResume(onRead: (found: ReadResume) => void) {
  const client = useTRPCClient()
  const [taken, setTaken] = useState<{ name: string; leftOut: number } | null>(null)
  const read = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return client.application.readAsGuest.mutate(form)
    },
    onSuccess: (found, { name }) => {
      setTaken({ name, leftOut: found.leftOut })
      onRead(found)
    },
  })
  return { taken, isReading: read.isPending, problem: read.error?.message ?? null, read: read.mutate }
}

/** What became of the Word file. */
export function WordNote({ word }: { word: ReturnType<typeof useWordResume> }) {
  const { taken, isReading, problem } = word
  return (
    <div role="status">
      {isReading && <p className="text-sm text-muted">Wir lesen deine Word-Datei …</p>}
      {problem && <Note tone="error" title={problem} />}
      {taken && !isReading && !problem && (
        <Note tone="success" title={`Aus ${taken.name} übernommen`}>
          Das Unternehmen bekommt, was unten steht, nicht die Datei. Sieh bitte nach, ob alles stimmt.
          {taken.leftOut > 0 &&
            ` ${taken.leftOut === 1 ? 'Eine Angabe hatte' : `${taken.leftOut} Angaben hatten`} hier keinen Platz; als PDF kommt dein ganzer Lebenslauf an.`}
        </Note>
      )}
    </div>
  )
}

type EducationProps = {
  entries: GuestValues['education']
  onRemove: (index: number, entry: GuestValues['education'][number]) => void
}

/** What the file said about education; it is only there to be seen and taken out. */
export function ReadEducation({ entries, onRemove }: EducationProps) {
  if (entries.length === 0) return null
  return (
    <ul aria-label="Ausbildung" className="divide border-t border-line">
      {entries.map((entry, index) => (
        <li key={entry.id} className="flex items-center gap-3 py-2 text-sm">
          <span className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
            {sentStation([entry.degree, entry.institution], entry)}
          </span>
          <Button
            variant="quiet"
            size="sm"
            isIcon
            aria-label={`${entry.degree} entfernen`}
            onClick={() => onRemove(index, entry)}
          >
            <X />
          </Button>
        </li>
      ))}
    </ul>
  )
}
