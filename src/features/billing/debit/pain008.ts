import { isValidIBAN } from 'ibantools'
import { toIsoDay } from '~/lib/dates'
import { isCreditorId } from '../creditor-id'
import { isTarget2Day } from '../target2'
import { euros, xml } from '../xml'
import { schemaFaults } from './schema-check'
import { isSepaName, sepaText } from './sepa-text'

type Address = { street: string; houseNumber: string; postalCode: string; city: string; country: string }

export type CollectionFile = {
  /** At most 30 characters of the SEPA set; unique for ever. */
  messageId: string
  createdAt: Date
  /** `YYYY-MM-DD`, a TARGET2 day. */
  collectionOn: string
  creditor: Address & { name: string; iban: string; bic: string | null; creditorId: string }
  debits: Debit[]
}

export type Debit = {
  endToEndId: string
  sequenceType: 'FRST' | 'RCUR'
  amountCents: number
  mandate: { reference: string; signedOn: string; iban: string; accountHolder: string }
  /** Structured or not at all: address lines are refused by banks since November 2026. */
  address: Address | null
  remittance: string
}

/** What makes a file be refused before a bank does it, and which debits are to blame, by their end-to-end ids. */
export class CollectionFileFault extends Error {
  override name = 'CollectionFileFault'
  readonly endToEndIds: readonly string[]
  constructor(message: string, endToEndIds: readonly string[] = []) {
    super(message)
    this.endToEndIds = endToEndIds
  }
}

/**
 * SEPA Core direct debits as pain.008.001.08 (DK Anlage 3). One block for each sequence type; sums in integer cents.
 *
 * @throws CollectionFileFault for an empty file, an amount that is not positive, the same debit or first use of a mandate twice,
 *   a day on which banks rest, and identifiers, accounts or names that no bank takes
 */
export function collectionXml(file: CollectionFile): string {
  check(file)
  const { messageId, createdAt, debits, creditor } = file
  const blocks = (['FRST', 'RCUR'] as const)
    .map((type) => ({ type, own: debits.filter(({ sequenceType }) => sequenceType === type) }))
    .filter(({ own }) => own.length > 0)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.008.001.08">
<CstmrDrctDbtInitn>
<GrpHdr><MsgId>${xml(messageId)}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}Z</CreDtTm><NbOfTxs>${debits.length}</NbOfTxs><CtrlSum>${euros(sumOf(debits))}</CtrlSum><InitgPty><Nm>${xml(sepaText(creditor.name))}</Nm></InitgPty></GrpHdr>
${blocks.map(({ type, own }) => block(file, type, own)).join('\n')}
</CstmrDrctDbtInitn>
</Document>
`
}

/**
 * The same, held against the schema of the banks.
 *
 * @throws CollectionFileFault like {@link collectionXml}, and for whatever the schema refuses
 */
export async function checkedCollectionXml(file: CollectionFile): Promise<string> {
  const text = collectionXml(file)
  const faults = await schemaFaults(text)
  if (faults.length === 0) return text
  // Each debit is one line.
  const lines = text.split('\n')
  const ids = faults.map(({ line }) => /<EndToEndId>([^<]*)</.exec(lines[line - 1] ?? '')?.[1])
  const known = new Set(ids.filter((id) => id !== undefined))
  throw new CollectionFileFault(`refused by the schema in ${faults.length} places`, [...known])
}

/** Id of the block of a sequence type, under which banks book the sum. */
function blockId(messageId: string, type: Debit['sequenceType']): string {
  return `${messageId}-${type}`
}

function block(file: CollectionFile, type: Debit['sequenceType'], debits: Debit[]): string {
  const { messageId, collectionOn, creditor } = file
  const bank = creditor.bic ? `<BICFI>${creditor.bic}</BICFI>` : '<Othr><Id>NOTPROVIDED</Id></Othr>'
  return `<PmtInf><PmtInfId>${xml(blockId(messageId, type))}</PmtInfId><PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>${debits.length}</NbOfTxs><CtrlSum>${euros(sumOf(debits))}</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>${type}</SeqTp></PmtTpInf><ReqdColltnDt>${collectionOn}</ReqdColltnDt><Cdtr><Nm>${xml(sepaText(creditor.name))}</Nm>${address(creditor)}</Cdtr><CdtrAcct><Id><IBAN>${creditor.iban}</IBAN></Id></CdtrAcct><CdtrAgt><FinInstnId>${bank}</FinInstnId></CdtrAgt><ChrgBr>SLEV</ChrgBr><CdtrSchmeId><Id><PrvtId><Othr><Id>${creditor.creditorId}</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id></CdtrSchmeId>
${debits.map(transaction).join('\n')}
</PmtInf>`
}

function transaction(debit: Debit): string {
  const { endToEndId, amountCents, mandate, remittance } = debit
  return `<DrctDbtTxInf><PmtId><EndToEndId>${xml(endToEndId)}</EndToEndId></PmtId><InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt><DrctDbtTx><MndtRltdInf><MndtId>${xml(mandate.reference)}</MndtId><DtOfSgntr>${mandate.signedOn}</DtOfSgntr></MndtRltdInf></DrctDbtTx><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><Dbtr><Nm>${xml(sepaText(mandate.accountHolder))}</Nm>${debit.address ? address(debit.address) : ''}</Dbtr><DbtrAcct><Id><IBAN>${mandate.iban}</IBAN></Id></DbtrAcct><RmtInf><Ustrd>${xml(sepaText(remittance, 140))}</Ustrd></RmtInf></DrctDbtTxInf>`
}

/** Left out where the town cannot be written: without one no bank takes an address, and none at all is allowed. */
function address(of: Address): string {
  if (!isSepaName(of.city)) return ''
  const part = (name: string, value: string, max: number) => {
    const text = sepaText(value, max)
    return text ? `<${name}>${xml(text)}</${name}>` : ''
  }
  return `<PstlAdr>${part('StrtNm', of.street, 70)}${part('BldgNb', of.houseNumber, 16)}${part('PstCd', of.postalCode, 16)}${part('TwnNm', of.city, 35)}<Ctry>${of.country}</Ctry></PstlAdr>`
}

function sumOf(debits: readonly Debit[]): number {
  return debits.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** No slash at either end and none doubled, as the rulebook asks. */
const IDENTIFIER = /^(?!\/)(?!.*\/\/)[A-Za-z0-9+?/:().,' -]{1,35}(?<!\/)$/
const MAX_CENTS = 99_999_999_999

function check({ messageId, createdAt, debits, collectionOn, creditor }: CollectionFile) {
  if (debits.length === 0) throw new CollectionFileFault('a file without debits')
  // The block's id is longer by five and must still fit.
  if (!IDENTIFIER.test(messageId) || messageId.length > 30) throw new CollectionFileFault(`message id ${messageId}`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(collectionOn) || !isTarget2Day(collectionOn)) {
    throw new CollectionFileFault(`collection day ${collectionOn}`)
  }
  if (!isValidIBAN(creditor.iban) || !isCreditorId(creditor.creditorId) || !isSepaName(creditor.name)) {
    throw new CollectionFileFault('the creditor')
  }
  const faulty = debits.flatMap((debit) => {
    const fault = faultOf(debit, createdAt)
    return fault ? [{ fault, id: debit.endToEndId }] : []
  })
  const [one] = faulty
  if (one) {
    const ids = faulty.map(({ id }) => id)
    throw new CollectionFileFault(`${one.fault} of ${one.id}`, ids)
  }
  const seen = new Set<string>()
  for (const { endToEndId, sequenceType, mandate } of debits) {
    // A mandate is used for the first time once; both are kept in one set, as no mandate is called like a debit.
    for (const key of [endToEndId, ...(sequenceType === 'FRST' ? [`FRST ${mandate.reference}`] : [])]) {
      if (seen.has(key)) throw new CollectionFileFault(`${key} twice`, [endToEndId])
      seen.add(key)
    }
  }
}

function faultOf({ endToEndId, amountCents, mandate }: Debit, createdAt: Date): string | null {
  if (!Number.isInteger(amountCents) || amountCents <= 0 || amountCents > MAX_CENTS) return 'amount'
  if (!IDENTIFIER.test(endToEndId) || !IDENTIFIER.test(mandate.reference)) return 'identifiers'
  if (!isValidIBAN(mandate.iban)) return 'account'
  // Names in letters that SEPA does not know leave nothing.
  if (!isSepaName(mandate.accountHolder)) return 'account holder'
  return mandate.signedOn > toIsoDay(createdAt) ? 'day of signature' : null
}
