import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import { formatTime } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import type { SaveState } from './draft-saver'

type SaveLineProps = {
  state: SaveState
  /** Saved automatically. */
  isDraft: boolean
  /** Applicants see the previous version. */
  isOnline: boolean
  /** In the top bar: only short texts. */
  isShort?: boolean
}

/** States that fit into the top bar; all others are a sentence next to the form. */
export function isShortState({ kind }: SaveState): boolean {
  return kind === 'saving' || kind === 'saved' || kind === 'published' || kind === 'waiting'
}

/** The save state; announced when it changes. */
export function SaveLine({ state, isDraft, isOnline, isShort = false }: SaveLineProps) {
  return (
    <p role="status" className="flex min-h-6 items-start gap-2 text-sm wrap-anywhere text-muted">
      {(!isShort || isShortState(state)) && <SaveText state={state} isDraft={isDraft} isOnline={isOnline} />}
    </p>
  )
}

function SaveText({ state, isDraft, isOnline }: Omit<SaveLineProps, 'isShort'>) {
  if (state.kind === 'saving') {
    return (
      <>
        <LoaderCircle className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        Wird gespeichert …
      </>
    )
  }
  if (state.kind === 'saved' || state.kind === 'published') {
    return (
      <>
        <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden="true" />
        {savedText(state.kind, isDraft, isOnline)}, {formatTime(state.at)}&nbsp;Uhr
      </>
    )
  }
  if (state.kind === 'offline') {
    return (
      <>
        <CloudOff className="mt-0.5 size-4 shrink-0 text-error" aria-hidden="true" />
        <span className="text-ink">
          Nicht gespeichert. Die Verbindung ist unterbrochen. Ihre Eingaben sind noch da; wir versuchen es weiter.
        </span>
      </>
    )
  }
  if (state.kind === 'incomplete' || state.kind === 'refused' || state.kind === 'unpublished') {
    return (
      <>
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn-soft-ink" aria-hidden="true" />
        {problemText(state)}
      </>
    )
  }
  if (state.kind === 'waiting') return 'Noch nicht gespeichert …'
  if (state.kind === 'conflict') return `Nicht gespeichert. ${state.message}`
  return isDraft
    ? 'Entwürfe speichern sich von selbst.'
    : 'Änderungen speichern sich von selbst. In die Anzeige kommen sie erst, wenn Sie sie veröffentlichen.'
}

function savedText(kind: 'saved' | 'published', isDraft: boolean, isOnline: boolean): string {
  if (isDraft) return 'Entwurf gespeichert'
  if (kind === 'published') return isOnline ? 'Änderungen veröffentlicht' : 'Änderungen übernommen'
  return 'Änderungen gespeichert, noch nicht veröffentlicht'
}

function problemText(state: Extract<SaveState, { kind: 'incomplete' | 'refused' | 'unpublished' }>): string {
  if (state.kind === 'incomplete') return state.problem
  if (state.kind === 'refused') return `Nicht gespeichert. ${state.message}`
  return `Nicht veröffentlicht. ${state.message} Ihre Änderungen sind gespeichert.`
}

type ConflictNoteProps = {
  /** Who was faster. */
  message: string
  onOverwrite: () => void
  onReload: () => void
}

/** Two people wrote at the same time: nothing is lost until one of them decides. */
export function ConflictNote({ message, onOverwrite, onReload }: ConflictNoteProps) {
  return (
    <Note
      tone="warn"
      title={message}
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
      Ihre Fassung ersetzt die andere, oder Sie laden die andere und verwerfen Ihre.
    </Note>
  )
}
