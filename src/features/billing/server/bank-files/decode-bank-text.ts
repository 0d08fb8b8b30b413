import { BankFileFault } from './bank-event.ts'

/** Encodings that banks use, mapped from the names in XML declarations to those of `TextDecoder`. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  // A declaration of UTF-16 in a single-byte file was left over from a conversion.
  'utf-16': 'utf-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
}

/**
 * The text of a bank file: UTF-16 by its byte order mark or zero bytes, else UTF-8 if valid, else by its XML
 * declaration. Invalid "UTF-8" is read as Windows-1252, where every byte has a meaning.
 * @throws BankFileFault for an encoding that no bank uses
 */
export function decodeBankText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return decode(bytes, 'utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return decode(bytes, 'utf-16be')
  // What is valid UTF-8 is UTF-8, whatever it declares: texts with umlauts in other encodings never are.
  const text = utf8(bytes)
  if (text !== null) return text
  const head = decode(bytes.subarray(0, 200), 'windows-1252')
  const declared = /^\s{0,20}<\?xml [^>]{0,120}?encoding\s{0,5}=\s{0,5}["']([A-Za-z0-9._-]{1,40})["']/.exec(head)?.[1]
  const encoding = ENCODINGS[declared?.toLowerCase() ?? 'utf-8']
  if (encoding === undefined) {
    throw new BankFileFault(
      `Den Zeichensatz „${declared}“ dieser Datei lesen wir nicht. Bitte laden Sie sie bei der Bank als UTF-8 herunter.`,
    )
  }
  return decode(bytes, encoding === 'utf-8' ? 'windows-1252' : encoding)
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes)
}
