import { confirm } from '../dialog/confirm'
import { keptInputs } from './kept-inputs'

/** In words for everybody, whether they are called "du" or "Sie". */
export const UNSAVED_MESSAGE = 'Was eingegeben ist, wurde noch nicht gespeichert und geht sonst verloren.'

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
export async function mayLeave(): Promise<boolean> {
  return keptInputs.firstUnsaved() === undefined || askToLeave(UNSAVED_MESSAGE)
}
