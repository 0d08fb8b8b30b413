const EMAIL = /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}.-]+\.\p{L}{2,}/giu
/** Telephone numbers: at least seven digits with the usual signs between them; years and salaries are shorter. */
const PHONE = /(?<![\p{L}\p{N}.])(?:\+|0)[\d\s()/.-]{6,}\d/gu

/** A text without addresses and telephone numbers, as the other side reads it until both have agreed to show them. */
export function maskContacts(text: string): string {
  return text.replace(EMAIL, '[E-Mail-Adresse verborgen]').replace(PHONE, '[Telefonnummer verborgen]')
}
