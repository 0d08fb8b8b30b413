import { ButtonLink } from '~/ui/buttons/link'
import { EmptyState } from '~/ui/states/empty-state'
import type { PostingCourse } from '../../views'

/** A posting is online and nobody has applied yet: what brings people, and what saves time once they come. */
export function FirstDays({ course }: { course: PostingCourse }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
      <EmptyState
        meaning="start"
        title="Noch keine Bewerbung."
        actions={
          <ButtonLink
            to="/app/company/job-postings/$jobPostingId/online"
            params={{ jobPostingId: course.id }}
            variant="outline"
          >
            Stelle teilen
          </ButtonLink>
        }
      >
        {viewsText(course.views)} Ein Link und ein Bild zum Teilen bringen mehr Menschen hin.
      </EmptyState>
      <EmptyState
        meaning="aside"
        title="Nennen Sie freie Termine."
        actions={
          <ButtonLink to="/app/company/interviews" variant="outline">
            Termine nennen
          </ButtonLink>
        }
      >
        Wer eingeladen ist, wählt selbst einen Termin; Sie bekommen nur noch Bescheid.
      </EmptyState>
    </div>
  )
}

function viewsText(views: number): string {
  if (views === 0) return 'Noch hat niemand die Stelle aufgerufen.'
  return views === 1 ? 'Bisher ein Aufruf.' : `Bisher ${views.toLocaleString('de-DE')} Aufrufe.`
}
