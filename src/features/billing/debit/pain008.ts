import { euros, xml } from '../xml.ts'
import { type CollectionFile, CollectionFileFault, type Debit, sumOf } from './collection-file.ts'
import { brokenRules } from './collection-rules.ts'
import { isSepaName, sepaText } from './sepa-text.ts'

/**
 * SEPA Core direct debits as pain.008.001.08 (DK Anlage 3). One block for each sequence type; sums in integer cents.
 * @throws CollectionFileFault for an empty file, an amount that is not positive, the same debit or first use of a
 * mandate twice,
 * a bank holiday, and identifiers, accounts or names that no bank accepts
 */
export function collectionXml(file: CollectionFile): string {
  const faults = brokenRules(file)
  if (faults.length > 0) throw new CollectionFileFault(faults)
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

/** Id of the block of a sequence type, under which banks book the sum. */
function blockId(messageId: string, type: Debit['sequenceType']): string {
  return `${messageId}-${type}`
}

function block(file: CollectionFile, type: Debit['sequenceType'], debits: Debit[]): string {
  const { messageId, collectionOn, creditor } = file
  const bank = creditor.bic ? `<BICFI>${creditor.bic}</BICFI>` : '<Othr><Id>NOTPROVIDED</Id></Othr>'
  return `<PmtInf><PmtInfId>${xml(blockId(messageId, type))}</PmtInfId><PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg><NbOfTxs>${debits.length}</NbOfTxs><CtrlSum>${euros(sumOf(debits))}</CtrlSum><PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>${type}</SeqTp></PmtTpInf><ReqdColltnDt>${collectionOn}</ReqdColltnDt><Cdtr><Nm>${xml(sepaText(creditor.name))}</Nm>${address(creditor)}</Cdtr><CdtrAcct><Id><IBAN>${creditor.iban}</IBAN></Id></CdtrAcct><CdtrAgt><FinInstnId>${bank}</FinInstnId></CdtrAgt><ChrgBr>SLEV</ChrgBr><CdtrSchmeId>${creditorScheme(creditor.creditorId)}</CdtrSchmeId>
${debits.map(transaction).join('\n')}
</PmtInf>`
}

function transaction(debit: Debit): string {
  const { endToEndId, amountCents, mandate, remittance } = debit
  return `<DrctDbtTxInf><PmtId><EndToEndId>${xml(endToEndId)}</EndToEndId></PmtId><InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt><DrctDbtTx><MndtRltdInf><MndtId>${xml(mandate.reference)}</MndtId><DtOfSgntr>${mandate.signedOn}</DtOfSgntr>${amendment(debit.formerCreditor)}</MndtRltdInf></DrctDbtTx><DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt><Dbtr><Nm>${xml(sepaText(mandate.accountHolder))}</Nm>${debit.address ? address(debit.address) : ''}</Dbtr><DbtrAcct><Id><IBAN>${mandate.iban}</IBAN></Id></DbtrAcct><RmtInf><Ustrd>${xml(sepaText(remittance, 140))}</Ustrd></RmtInf></DrctDbtTxInf>`
}

function amendment(former: Debit['formerCreditor']): string {
  if (former === null) return ''
  const name = former.name === null ? '' : `<Nm>${xml(sepaText(former.name))}</Nm>`
  const id = former.creditorId === null ? '' : creditorScheme(former.creditorId)
  return `<AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlCdtrSchmeId>${name}${id}</OrgnlCdtrSchmeId></AmdmntInfDtls>`
}

function creditorScheme(creditorId: string): string {
  return `<Id><PrvtId><Othr><Id>${creditorId}</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm></Othr></PrvtId></Id>`
}

/** Left out when the town cannot be written: without one no bank accepts an address, but none at all is allowed. */
function address(of: NonNullable<Debit['address']>): string {
  if (!isSepaName(of.city)) return ''
  const part = (name: string, value: string, max: number) => {
    const text = sepaText(value, max)
    return text ? `<${name}>${xml(text)}</${name}>` : ''
  }
  return `<PstlAdr>${part('StrtNm', of.street, 70)}${part('BldgNb', of.houseNumber, 16)}${part('PstCd', of.postalCode, 16)}${part('TwnNm', of.city, 35)}<Ctry>${of.country}</Ctry></PstlAdr>`
}
