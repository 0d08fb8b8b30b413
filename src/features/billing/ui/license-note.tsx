import { ButtonLink } from '~/ui/button-link'
import { Note } from '~/ui/note'

/** Says that the licence has ended; whoever may book gets the way there. */
export function LicenseNote({ canBook }: { canBook: boolean }) {
  return (
    <Note
      tone="warn"
      className="mb-5"
      title="Ihre Lizenz ist abgelaufen"
      actions={
        canBook && (
          <ButtonLink to="/app/company/sepa" variant="signal">
            Neu buchen
          </ButtonLink>
        )
      }
    >
      {canBook
        ? 'Buchen Sie einen Tarif, um wieder Stellen zu veröffentlichen und Lebensläufe zu suchen. Ihre Daten sind noch da.'
        : 'Stellen veröffentlichen und Lebensläufe suchen können Sie wieder, sobald eine Admin-Person neu gebucht hat.'}
    </Note>
  )
}
