import { formatDay } from '~/lib/dates/dates'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import type { EditedPosting } from '../../views'

/** Says why a posting has, or will have, the date of another one. */
export function RepeatNote({ repeats, isDraft }: { repeats: EditedPosting['repeats']; isDraft: boolean }) {
  if (repeats === null) return null
  const day = formatDay(repeats.publishedAt)
  return (
    <Note
      tone="info"
      title={
        isDraft
          ? `So veröffentlicht, trägt diese Stelle das Datum vom ${day}.`
          : `Eingestellt am ${day}, weil sie sich wiederholt.`
      }
      actions={
        <ButtonLink
          to="/app/company/job-postings/$jobPostingId"
          params={{ jobPostingId: repeats.id }}
          size="sm"
          variant="outline"
        >
          Erste Stelle ansehen
        </ButtonLink>
      }
    >
      Beruf, Ort und Text sind fast wie bei „{repeats.title}“. Deshalb gilt deren erstes Datum: Was schon da war, steht
      nicht noch einmal als neu ganz oben. Das ist für alle Unternehmen so.
    </Note>
  )
}
