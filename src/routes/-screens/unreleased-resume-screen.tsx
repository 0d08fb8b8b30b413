import { useReadPosting } from '~/features/companies/ui/members/use-own-role'
import type { SessionUser } from '~/platform/client/session-user'
import { ButtonLink } from '~/ui/buttons/link'
import { EmptyState } from '~/ui/states/empty-state'

/** In place of a résumé that this person of a company may not read, and why. */
export function UnreleasedResumeScreen({ user }: { user: SessionUser }) {
  const isReader = useReadPosting(user) !== null
  const actions = (
    <ButtonLink to="/app/company/applications" variant="outline">
      Bewerbungen ansehen
    </ButtonLink>
  )
  // Nothing is said about the person: it is the reader's role.
  if (isReader) {
    return (
      <EmptyState meaning="none" title="Diese Seite öffnen Ihre Kolleginnen und Kollegen." actions={actions}>
        Sie lesen die Bewerbungen zu einer Stelle mit. Die Lebensläufe dazu finden Sie in der jeweiligen Bewerbung.
      </EmptyState>
    )
  }
  return (
    <EmptyState meaning="none" title="Dieser Lebenslauf ist nicht freigegeben." actions={actions}>
      Die Person zeigt ihn nur Unternehmen, bei denen sie sich bewirbt. Bewirbt sie sich bei Ihnen, finden Sie ihn unter
      „Bewerbungen“.
    </EmptyState>
  )
}
