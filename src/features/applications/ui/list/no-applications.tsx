import type { ApplicationsSearch } from '~/features/applications/search-params'
import { useReadPosting } from '~/features/companies/ui/members/use-own-role'
import { useSessionUser } from '~/platform/client/session'
import { ButtonLink } from '~/ui/buttons/link'
import { EmptyState } from '~/ui/states/empty-state'

/** Nothing fits the filters, or nothing came in yet. */
export function NoApplications({ search }: { search: ApplicationsSearch }) {
  const isReader = useReadPosting(useSessionUser()) !== null
  const { stelle, status, suche, schritt, ueberfaellig, ungelesen, ansicht } = search
  if (stelle || status || suche || schritt || ueberfaellig || ungelesen) {
    return (
      <EmptyState
        meaning="none"
        title="Keine Bewerbung passt zu Ihrer Auswahl."
        actions={
          <ButtonLink to="/app/company/applications" search={{ ansicht }} variant="outline">
            Alle Bewerbungen
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      meaning="start"
      title="Noch keine Bewerbungen."
      actions={
        !isReader && (
          <ButtonLink to="/app/company/job-postings" variant="outline">
            Jobs verwalten
          </ButtonLink>
        )
      }
    >
      Hier erscheint jede, sobald sich jemand auf eine Stelle bewirbt, die online ist.
    </EmptyState>
  )
}
