import { ButtonLink } from '~/ui/buttons/button-link'
import { Note } from '~/ui/note'
import { Track } from '~/ui/track'

const WAY_IN = [{ label: 'Konto' }, { label: 'Bezahlung' }, { label: 'Profil' }, { label: 'Erste Anzeige' }]

/** The warning of a company's dashboard while it has no profile (specification section 2). */
export function ProfileMissingNote() {
  return (
    <Note
      tone="signal"
      className="mb-6"
      title={<span className="font-display text-xl">Bitte vervollständigen Sie Ihr Profil</span>}
      actions={
        <ButtonLink to="/app/company/profile" variant="signal">
          Unternehmensprofil anlegen
        </ButtonLink>
      }
    >
      <p className="mt-1 max-w-prose text-base">
        Zuerst muss das Unternehmensprofil angelegt werden. Ohne Profil können Sie keine Stellen veröffentlichen, denn
        Bewerberinnen und Bewerber sollen wissen, wer sie sucht.
      </p>
      <Track label="Ihr Weg zur ersten Anzeige" stops={WAY_IN} current={2} className="mt-5 mb-5 max-w-xl" />
    </Note>
  )
}
