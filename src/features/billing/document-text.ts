import { z } from 'zod'

/**
 * A line that goes on documents, to banks and into books. In any script; what nobody could read there is refused: control
 * signs, private signs that each computer shows differently, and codes that are no signs.
 */
export function documentLine(max: number, missing?: string) {
  return z.string().trim().min(1, missing).max(max).refine(isReadable, {
    error: 'Der Text enthält ein Zeichen, das sich nicht drucken lässt. Bitte entfernen Sie es.',
    abort: true,
  })
}

/** The same for names: at least one letter, digit or sign that is seen. */
export function documentName(max: number, missing?: string) {
  return documentLine(max, missing).refine(
    (text) => /^$|[\p{L}\p{N}\p{S}]/u.test(text),
    'Bitte geben Sie mindestens einen Buchstaben oder eine Ziffer an.',
  )
}

function isReadable(text: string): boolean {
  return !/[\p{Cc}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text)
}
