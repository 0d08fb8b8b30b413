import { ButtonLink } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'
import { Track } from '~/ui/track'

/** Comes before everything else until an applicant has a profile; cannot be closed (handbook §4). */
export function ProfileFirst() {
  return (
    <Note
      tone="signal"
      title="Erst das Profil, dann die Bewerbung"
      actions={
        <ButtonLink to="/app/applicant/profile" variant="signal">
          Profil anlegen
        </ButtonLink>
      }
    >
      <p>Lege zuerst dein Profil an. Danach kannst du Lebensläufe schreiben, Jobs merken und dich bewerben.</p>
      <Track
        className="mt-4"
        label="Dein Weg zur ersten Bewerbung"
        current={1}
        stops={[{ label: 'Konto' }, { label: 'Profil' }, { label: 'Lebenslauf' }, { label: 'Bewerbung' }]}
      />
    </Note>
  )
}
