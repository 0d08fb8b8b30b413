import { ButtonLink } from '~/ui/buttons/button-link'
import { EmptyState } from '~/ui/states/empty-state'

/** Nothing came in yet, or nothing fits the filters. */
export function NoApplications() {
  return (
    <EmptyState
      meaning="start"
      title="Keine Bewerbungen."
      actions={
        <ButtonLink to="/app/company/job-postings" variant="outline">
          Jobs verwalten
        </ButtonLink>
      }
    >
      Hier erscheinen Bewerbungen, sobald welche eingehen oder die Filter passen.
    </EmptyState>
  )
}
