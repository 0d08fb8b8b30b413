import { DeadLinkScreen } from './not-found-screen'

/** The link of an ad without an account that is gone, or never was. */
export function DeadDraftScreen() {
  return (
    <DeadLinkScreen
      message="Diesen Entwurf gibt es nicht mehr: Ohne Konto löschen wir ihn nach einer Stunde. Fügen Sie Ihren Text einfach noch einmal ein."
      way={{ to: '/stelle-ausschreiben', label: 'Text noch einmal einfügen' }}
    />
  )
}
