import { formatDay, formatTime } from '~/lib/dates/dates'
import { Note } from '~/ui/note'

type UnpublishedNoteProps = {
  savedAt: Date
  /** Null when the account is gone. */
  savedBy: string | null
  /** Applicants see the previous version. */
  isOnline: boolean
}

/** Says that the form is ahead of the published version, since when and by whom. */
export function UnpublishedNote({ savedAt, savedBy, isOnline }: UnpublishedNoteProps) {
  return (
    <div className="mb-5">
      <Note tone="info" title="Unveröffentlichte Änderungen">
        Gespeichert am {formatDay(savedAt)} um {formatTime(savedAt)}&nbsp;Uhr{savedBy && ` von ${savedBy}`}.{' '}
        {isOnline
          ? 'In der Anzeige steht die alte Fassung, bis Sie die Änderungen veröffentlichen.'
          : 'Sie gelten erst, wenn Sie sie übernehmen.'}
      </Note>
    </div>
  )
}
