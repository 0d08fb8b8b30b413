import { confirm } from '~/ui/dialog/confirm'
import { keptInputs } from './kept-inputs'

/** Avoids "du" and "Sie". */
export const UNSAVED_MESSAGE = 'Was eingegeben ist, wurde noch nicht gespeichert und geht sonst verloren.'

/** Asks whether unsaved input may be discarded. Needs `<ConfirmHost>`. */
export function askToLeave(message: string): Promise<boolean> {
  return confirm({
    title: 'Seite verlassen?',
    message,
    acceptLabel: 'Verlassen',
    rejectLabel: 'Weiter bearbeiten',
    tone: 'danger',
  })
}

/** For what cannot be undone, such as signing out: asks first, but only when something is unsaved. */
export async function mayLeave(): Promise<boolean> {
  return keptInputs.firstUnsaved() === undefined || askToLeave(UNSAVED_MESSAGE)
}
