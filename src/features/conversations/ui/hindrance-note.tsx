import type { Hindrance, Side } from '~/features/conversations/vocabulary'
import { Note } from '~/ui/note'

/** In place of a box for writing: why nothing can be written there. */
export function HindranceNote({ hindrance, side }: { hindrance: Hindrance; side: Side }) {
  if (hindrance === 'closed') {
    return <Note tone="warn" title="Diese Person ist über ihren Lebenslauf nicht mehr zu erreichen." />
  }
  if (hindrance !== 'suspended') return <Note tone="warn" title={blockedText(hindrance, side)} />
  return (
    <Note tone="warn" title="Ihr Unternehmen ist gesperrt. Hier wartet niemand auf eine Antwort.">
      Offene Bewerbungen können Sie weiter beantworten. Alles andere geht wieder, wenn die Sperre aufgehoben ist.
    </Note>
  )
}

function blockedText(blockedBy: Exclude<Hindrance, 'suspended' | 'closed'>, side: Side): string {
  if (blockedBy === 'platform') return 'Stellwerk hat diese Unterhaltung nach einer Meldung beendet.'
  if (blockedBy !== side) return 'In dieser Unterhaltung sind keine weiteren Nachrichten möglich.'
  return side === 'company' ? 'Sie haben diese Unterhaltung blockiert.' : 'Du hast diese Unterhaltung blockiert.'
}
