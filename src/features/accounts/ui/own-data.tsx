import { Download } from 'lucide-react'
import { ButtonAnchor } from '~/ui/buttons/link'

/** Download of a company user's personal data. */
export function OwnData() {
  return (
    <div>
      <p className="mb-4 max-w-prose text-sm text-muted">
        Alles, was wir über Sie als Person gespeichert haben, als ZIP-Archiv (Art.&nbsp;15 und 20 DSGVO). Stellen,
        Bewerbungen und Rechnungen gehören dem Unternehmen und sind nicht dabei.
      </p>
      <ButtonAnchor href="/api/files/my-data" variant="outline" download>
        <Download aria-hidden="true" />
        Meine Daten herunterladen
      </ButtonAnchor>
    </div>
  )
}
