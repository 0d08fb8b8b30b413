import { ButtonLink } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'

/** In place of what needs a profile, until there is one; cannot be closed (handbook §4). */
export function ProfileFirst() {
  return (
    <Note
      tone="signal"
      title="Dafür brauchst du ein Profil"
      actions={
        <ButtonLink to="/app/applicant/profile" variant="signal">
          Profil anlegen
        </ButtonLink>
      }
    >
      <p>
        Mit einem Profil merkst du dir Stellen, schreibst Lebensläufe und bekommst Nachrichten. Bewerben geht auch ohne.
      </p>
    </Note>
  )
}
