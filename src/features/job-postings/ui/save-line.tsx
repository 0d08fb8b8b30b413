import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { formatTime } from '~/lib/dates'
import { Button } from '~/ui/button'
import { Note } from '~/ui/note'
import type { SaveState } from './draft-saver'

type SaveLineProps = {
  state: SaveState
  /** Saves itself. */
  isDraft: boolean
  /** Applicants read the version before. */
  isOnline: boolean
}

/** How it stands with saving; said aloud when it changes. */
export function SaveLine({ state, isDraft, isOnline }: SaveLineProps) {
  return (
    <p role="status" className="flex min-h-6 items-start gap-2 text-sm text-muted">
      <SaveText state={state} isDraft={isDraft} isOnline={isOnline} />
    </p>
  )
}

function SaveText({ state, isDraft, isOnline }: SaveLineProps) {
  if (state.kind === 'saving') {
    return (
      <>
        <LoaderCircle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        Wird gespeichert …
      </>
    )
  }
  if (state.kind === 'saved') {
    return (
      <>
        <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
        {isDraft ? 'Entwurf gespeichert' : isOnline ? 'Änderungen veröffentlicht' : 'Änderungen gespeichert'},{' '}
        {formatTime(state.at)} Uhr
      </>
    )
  }
  if (state.kind === 'offline') {
    return (
      <>
        <CloudOff className="mt-0.5 size-4 shrink-0 text-error" aria-hidden="true" />
        <span className="text-ink">
          Nicht gespeichert. Die Verbindung ist unterbrochen. Ihre Eingaben sind noch da;{' '}
          {isDraft ? 'wir versuchen es weiter.' : 'bitte versuchen Sie es gleich noch einmal.'}
        </span>
      </>
    )
  }
  if (state.kind === 'incomplete' || state.kind === 'refused') {
    return (
      <>
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn-soft-ink" aria-hidden="true" />
        {state.kind === 'incomplete' ? state.problem : `Nicht gespeichert. ${state.message}`}
      </>
    )
  }
  if (state.kind === 'waiting') {
    if (isDraft) return 'Noch nicht gespeichert …'
    return isOnline
      ? 'Geändert, aber noch nicht veröffentlicht. In der Anzeige steht die alte Fassung.'
      : 'Geändert, aber noch nicht gespeichert.'
  }
  if (state.kind === 'conflict') return 'Nicht gespeichert: Jemand hat die Stelle inzwischen geändert.'
  return isDraft ? 'Entwürfe speichern sich von selbst.' : ''
}

/** Two people wrote at the same time: nothing is lost until one of them decides. */
export function ConflictNote({ onOverwrite, onReload }: { onOverwrite: () => void; onReload: () => void }) {
  return (
    <Note
      tone="warn"
      title="Jemand hat diese Stelle inzwischen geändert"
      actions={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onOverwrite}>
            Meine Fassung speichern
          </Button>
          <Button size="sm" variant="outline" onClick={onReload}>
            Andere Fassung laden
          </Button>
        </span>
      }
    >
      Ihre Eingaben sind noch da. Ihre Fassung ersetzt die andere, oder Sie laden die andere und verwerfen Ihre.
    </Note>
  )
}
