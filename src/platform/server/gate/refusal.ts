import type { FieldErrors } from '../../../lib/app-error.ts'
import type { JsonExcess } from '../../../lib/formats/json-excess.ts'

/**
 * Why a body is not read, for the person who has to change it; without "du" or "Sie", because nobody is signed in yet.
 */
export type Refusal = {
  readonly status: 400 | 413 | 415
  readonly message: string
  readonly fieldErrors: FieldErrors | null
}

export const TOO_LARGE: Refusal = {
  status: 413,
  message: 'Das ist zu groß. Bitte die Angaben kürzen und noch einmal versuchen.',
  fieldErrors: null,
}

export const UNREADABLE: Refusal = {
  status: 400,
  message: 'Das kam unvollständig an. Bitte die Seite neu laden und noch einmal versuchen.',
  fieldErrors: null,
}

export const WRONG_FORMAT: Refusal = {
  status: 415,
  message: 'Dieses Format lesen wir nicht.',
  fieldErrors: null,
}

const TOO_MUCH: Refusal = {
  status: 413,
  message: 'Das sind zu viele Angaben auf einmal. Bitte in kleineren Teilen speichern.',
  fieldErrors: null,
}

/**
 * The refusal of a JSON text that exceeds its budget.
 * @param longest characters that one text may have
 * @param envelope matches the keys around the fields of a form in a path, which people do not know
 */
export function refusalOf({ what, path }: JsonExcess, longest: number, envelope: RegExp): Refusal {
  if (what === 'nodes') return TOO_MUCH
  if (what !== 'text') return UNREADABLE
  const sentence = `Der Text ist zu lang. Maximal erlaubt sind ${longest.toLocaleString('de-DE')} Zeichen.`
  return {
    status: 400,
    message: 'Die Eingabe ist zu lang. Bitte kürzen und noch einmal versuchen.',
    fieldErrors: { [path.replace(envelope, '')]: [sentence] },
  }
}
