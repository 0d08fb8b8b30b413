import { lazyDialog } from '~/ui/dialog/lazy-dialog'
import type { WordsDialogProps } from './words-form'

/** A step with a short message. Input stays until the dialog is closed, also when the session ends meanwhile. */
export const WordsDialog = lazyDialog<WordsDialogProps>(() => import('./words-form').then((file) => file.WordsForm))
