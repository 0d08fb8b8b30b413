import { ButtonLink } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'
import type { PostingView } from '../../views'

/** Says why applying is not possible: paused, or ended. Nothing while the posting is open. */
export function PostingNotice({ posting }: { posting: PostingView }) {
  if (posting.gone) {
    return (
      <Note
        tone="warn"
        title="Diese Stelle ist nicht mehr ausgeschrieben."
        actions={
          <ButtonLink
            to="/search/jobs"
            search={posting.occupationField ? { berufsfeld: posting.occupationField } : {}}
            size="sm"
          >
            Ähnliche Stellen suchen
          </ButtonLink>
        }
      >
        Bewerben kannst du dich hier nicht mehr.
      </Note>
    )
  }
  if (!posting.paused) return null
  if (posting.pausedForAnswers) {
    return (
      <Note tone="info" title="Diese Stelle pausiert: Zuerst kommen die Antworten.">
        Das Unternehmen beantwortet gerade die Bewerbungen, die schon da sind. Danach kannst du dich hier wieder
        bewerben.
      </Note>
    )
  }
  return (
    <Note tone="info" title="Diese Stelle ist gerade pausiert.">
      Das Unternehmen nimmt im Moment keine Bewerbungen an. Schau später noch einmal vorbei.
    </Note>
  )
}
