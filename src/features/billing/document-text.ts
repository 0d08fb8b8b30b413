import { printableLine } from '~/lib/text/printable-text'

/** A line for documents, banks and books, in any script. */
export function documentLine(max: number, missing?: string) {
  return printableLine().min(1, missing).max(max)
}

/** The same for optional fields; an empty line counts as missing. */
export function optionalDocumentLine(max: number) {
  return printableLine()
    .max(max)
    .transform((text) => text || null)
    .nullable()
}

/** The same for names: at least one letter, digit or visible symbol. */
export function documentName(max: number, missing?: string) {
  return documentLine(max, missing).refine(
    (text) => /^$|[\p{L}\p{N}\p{S}]/u.test(text),
    'Bitte geben Sie mindestens einen Buchstaben oder eine Ziffer an.',
  )
}
