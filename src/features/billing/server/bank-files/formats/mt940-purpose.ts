import { type BankEvent, referenceOf } from '../bank-event.ts'

/** The parts of a structured `:86:` (DFÜ-Abkommen Anlage 3, Teil 5); `fields` by their two digits. */
export type Mt940Purpose = { gvc: string; fields: ReadonlyMap<string, string> }

/** `166?00GUTSCHRIFT?20EREF+…` → its parts; null for free text. */
export function structured(text: string): Mt940Purpose | null {
  const separator = text[3]
  if (!/^\d{3}[^A-Za-z0-9 ]/.test(text) || separator === undefined) return null
  const fields = new Map<string, string>()
  for (const part of text.slice(4).split(separator)) {
    const code = part.slice(0, 2)
    if (/^\d{2}$/.test(code)) fields.set(code, `${fields.get(code) ?? ''}${part.slice(2)}`)
  }
  return fields.size === 0 ? null : { gvc: text.slice(0, 3), fields }
}

/** Some banks use a colon; with account and bank a person may do so, too. */
const MARKS = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|RREF|PURP|(?:BIC|IBAN)(?=\+))[+:] ?/g
const PURPOSE_FIELDS = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63']

type Facts = Pick<
  BankEvent,
  'endToEndId' | 'mandateId' | 'batchId' | 'purpose' | 'text' | 'payerName' | 'payerIban' | 'isSum'
> & { extension: string }

/** References, remittance text and other side from a structured purpose. */
export function factsOfPurpose({ gvc, fields }: Mt940Purpose): Facts {
  const joined = PURPOSE_FIELDS.map((code) => fields.get(code) ?? '').join('')
  const marks = [...joined.matchAll(MARKS)]
  const told = new Map(
    marks.map((mark, index) => {
      const value = joined.slice(mark.index + mark[0].length, marks[index + 1]?.index)
      return [mark[1] ?? '', value.trim()]
    }),
  )
  // Without marks, and before the first one, is the payer's text.
  const free = joined.slice(0, marks[0]?.index).trim()
  const purpose = [free, told.get('SVWZ') ?? ''].filter((text) => text !== '').join(' ')
  const account = (fields.get('31') ?? told.get('IBAN') ?? '').replace(/\s/g, '').toUpperCase()
  return {
    endToEndId: referenceOf(told.get('EREF') ?? ''),
    mandateId: referenceOf(told.get('MREF') ?? ''),
    batchId: referenceOf(told.get('KREF') ?? ''),
    purpose: purpose.slice(0, 500),
    text: (purpose || (fields.get('00') ?? '')).slice(0, 500),
    payerName: nameOf(fields.get('32') ?? '', fields.get('33') ?? ''),
    payerIban: /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(account) ? account : null,
    // Collective bookings of debits and transfers.
    isSum: /^19\d$/.test(gvc),
    extension: fields.get('34') ?? '',
  }
}

/** A name that fills its line continues in the next one without a space. */
function nameOf(first: string, second: string): string | null {
  return `${first}${first.length < 27 ? ' ' : ''}${second}`.trim().slice(0, 140) || null
}
