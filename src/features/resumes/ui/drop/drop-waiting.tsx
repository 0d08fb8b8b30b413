import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'

/** While registering: what was dropped is still kept, and there is a shorter way that takes it along. */
export function DropWaiting({ fileName }: { fileName: string }) {
  return (
    <Card as="section" className="mb-6" aria-labelledby="liegt-bereit">
      <h2 id="liegt-bereit" className="text-lg">
        Dein Lebenslauf kommt mit
      </h2>
      <p className="mt-1 text-sm text-muted wrap-anywhere">
        „{fileName}“ haben wir schon gelesen. Bei deinen passenden Stellen genügt die E-Mail-Adresse: Name, Profil und
        Lebenslauf sind dann ausgefüllt.
      </p>
      <ButtonLink to="/lebenslauf-treffer" hash="konto" variant="signal" className="mt-3">
        Konto mit Lebenslauf anlegen
      </ButtonLink>
    </Card>
  )
}
