import { Button } from '~/ui/buttons/button'
import { ButtonAnchor } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import type { SaveState } from './use-saving'

/** A save error and what can be done about it; no input is lost. */
export function SaveProblem({
  state,
  onRetry,
  onOverwrite,
}: {
  state: SaveState
  onRetry: () => void
  onOverwrite: () => void
}) {
  if (state === 'failed') {
    return (
      <Note
        tone="error"
        isAlert
        title="Nicht gespeichert."
        actions={
          <Button variant="outline" size="sm" onClick={onRetry}>
            Noch einmal versuchen
          </Button>
        }
      >
        Deine Eingaben sind noch da. Vielleicht ist die Verbindung unterbrochen.
      </Note>
    )
  }
  if (state !== 'conflict') return null
  return (
    <Note
      tone="error"
      isAlert
      title="Du hast diesen Lebenslauf inzwischen anderswo geändert."
      actions={
        <>
          <ButtonAnchor href="" target="_blank" variant="outline" size="sm">
            Andere Fassung ansehen
          </ButtonAnchor>
          <Button variant="outline" size="sm" onClick={onOverwrite}>
            Meine Fassung behalten
          </Button>
        </>
      }
    >
      Deine Eingaben sind noch da. Vergleiche beide Fassungen und entscheide, welche gelten soll.
    </Note>
  )
}
