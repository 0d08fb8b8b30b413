import { confirm } from '../dialog/confirm'
import { keptInputs } from './kept-inputs'

export const UNSAVED_MESSAGE = 'Ihre Änderungen sind noch nicht gespeichert.'

/** Asks whether what is typed may be left. Needs `<ConfirmHost>`. */
export function askToLeave(message: string): Promise<boolean> {
  return confirm({
    title: 'Seite verlassen?',
    message,
    acceptLabel: 'Verlassen',
    rejectLabel: 'Weiter bearbeiten',
    tone: 'danger',
  })
}

/** For what cannot be taken back once it is done, as signing out: asks before, where something is unsaved, and only there. */
export async function mayLeave(message: string): Promise<boolean> {
  return !keptInputs.hasUnsaved() || askToLeave(message)
}
