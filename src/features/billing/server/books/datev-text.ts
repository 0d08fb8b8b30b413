import { sepaText } from '../../debit/sepa-text'

/** Every character of Windows-1252 with its byte; five bytes have none. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]).filter(([sign, byte]) => byte < 0x80 || !/\p{Cc}/u.test(sign)),
)

/**
 * Text in the characters of Windows-1252, which DATEV reads; others are transliterated, and what cannot be is a
 * question mark.
 */
export function datevText(text: string): string {
  return [...text.normalize('NFC')].map((sign) => (BYTES.has(sign) ? sign : writtenOut(sign))).join('')
}

function writtenOut(sign: string): string {
  if (/^[\p{M}\p{Cf}]$/u.test(sign)) return ''
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every((part) => BYTES.has(part)) ? bare : sepaText(sign) || '?'
}

/** The bytes of a text in Windows-1252. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...datevText(text)], (sign) => BYTES.get(sign) ?? 0x3f)
}
