import { confirm } from '~/ui/dialog/confirm'

/** Leaving the editor before the server has the input. */
export function askToLeave(): Promise<boolean> {
  return confirm({
    title: 'Seite verlassen?',
    message: 'Ihre letzten Änderungen sind noch nicht auf dem Server. In diesem Browser bleiben sie erhalten.',
    acceptLabel: 'Verlassen',
    rejectLabel: 'Weiter bearbeiten',
    tone: 'danger',
  })
}

/** Going back to the published version. */
export function askToDiscard(): Promise<boolean> {
  return confirm({
    title: 'Änderungen verwerfen?',
    message: 'Im Formular steht danach wieder, was veröffentlicht ist.',
    acceptLabel: 'Verwerfen',
    rejectLabel: 'Behalten',
    tone: 'danger',
  })
}
