import { Button } from '../buttons/button'
import { Note } from '../note'

/**
 * Where a part of a page should be whose script could not be loaded; the rest of the page stays as it is. A form with
 * unsaved input asks before the page is loaded again.
 */
export function PartMissing() {
  return (
    <Note
      tone="warn"
      title="Dieser Teil der Seite lässt sich gerade nicht laden"
      actions={
        <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
          Seite neu laden
        </Button>
      }
    >
      Vielleicht ist die Verbindung unterbrochen. Steht sie wieder, hilft es, die Seite neu zu laden.
    </Note>
  )
}
