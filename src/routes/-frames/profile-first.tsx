import { ButtonLink } from '~/ui/buttons/link'
import { EmptyState } from '~/ui/states/empty-state'

/** In place of what needs a profile, until there is one: the way there, no warning about emptiness. */
export function ProfileFirst() {
  return (
    <EmptyState
      meaning="start"
      title="Dafür brauchst du ein Profil"
      actions={
        <ButtonLink to="/app/applicant/profile" variant="signal">
          Profil anlegen
        </ButtonLink>
      }
    >
      Damit schreibst du Lebensläufe und bekommst Nachrichten. Drei kurze Halte, und bewerben geht auch ohne.
    </EmptyState>
  )
}
