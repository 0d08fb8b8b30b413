import { Plus, Users } from 'lucide-react'
import { ButtonLink } from '~/ui/buttons/button-link'
import { EmptyState } from '~/ui/states/empty-state'

/** The next steps of a company that has a profile but no open posting. */
export function FirstSteps({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className="mt-6">
      <EmptyState
        title="Noch ist keine Stelle online"
        actions={
          <>
            <ButtonLink to="/app/company/job-postings/create" variant="signal">
              <Plus aria-hidden="true" />
              Neuen Job posten
            </ButtonLink>
            {isAdmin && (
              <ButtonLink to="/app/company/members" variant="outline">
                <Users aria-hidden="true" />
                Kollegen einladen
              </ButtonLink>
            )}
          </>
        }
      >
        Mit der ersten Anzeige kommen die Bewerbungen hier an. Erst mit einer laufenden Anzeige können Sie auch
        Lebensläufe suchen.
      </EmptyState>
    </div>
  )
}
