import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const account = z.object({ Id: z.object({ IBAN: z.string() }) })
const scheme = z.object({ PrvtId: z.object({ Othr: z.object({ Id: z.string() }) }) })
const mandate = z.object({
  ...{ MndtId: z.string(), DtOfSgntr: z.string(), AmdmntInd: z.string().optional() },
  AmdmntInfDtls: z
    .object({ OrgnlCdtrSchmeId: z.object({ Nm: z.string().optional(), Id: scheme.optional() }) })
    .optional(),
})
const debit = z.object({
  PmtId: z.object({ EndToEndId: z.string() }),
  InstdAmt: z.string(),
  DrctDbtTx: z.object({ MndtRltdInf: mandate }),
  Dbtr: z.object({ Nm: z.string(), PstlAdr: z.record(z.string(), z.unknown()).optional() }),
  DbtrAcct: account,
  RmtInf: z.object({ Ustrd: z.string() }),
})
const block = z.object({
  PmtInfId: z.string(),
  PmtMtd: z.string(),
  NbOfTxs: z.string(),
  CtrlSum: z.string(),
  PmtTpInf: z.object({
    SvcLvl: z.object({ Cd: z.string() }),
    LclInstrm: z.object({ Cd: z.string() }),
    SeqTp: z.string(),
  }),
  ReqdColltnDt: z.string(),
  Cdtr: z.object({ Nm: z.string() }),
  CdtrAcct: account,
  ChrgBr: z.string(),
  CdtrSchmeId: z.object({ Id: scheme }),
  DrctDbtTxInf: z.array(debit),
})
const file = z.object({
  Document: z.object({
    CstmrDrctDbtInitn: z.object({
      GrpHdr: z.object({
        ...{ MsgId: z.string(), CreDtTm: z.string(), NbOfTxs: z.string(), CtrlSum: z.string() },
        InitgPty: z.object({ Nm: z.string() }),
      }),
      PmtInf: z.array(block),
    }),
  }),
})
/** EPC217-08, 1.4: the characters that every SEPA bank accepts. */
const SIGNS = /^[A-Za-z0-9/?:().,'+ -]*$/
/** No slash at either end and no double slash: banks split references at them. */
const REFERENCE = /^(?!\/)(?!.*\/\/)[A-Za-z0-9/?:().,'+ -]{1,35}(?<!\/)$/
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'PmtInf' || name === 'DrctDbtTxInf',
})

/**
 * What German banks check in a file of debits beyond its schema (DK Anlage 3, chapter on pain.008), each rule by name.
 * @returns names of the broken rules
 */
export function brokenDkRules(xml: string, isBankDay: (isoDay: string) => boolean): string[] {
  const { GrpHdr, PmtInf } = file.parse(parser.parse(xml)).Document.CstmrDrctDbtInitn
  const debits = PmtInf.flatMap(({ DrctDbtTxInf }) => DrctDbtTxInf)
  const ids = debits.map(({ PmtId }) => PmtId.EndToEndId)
  const blockIds = PmtInf.map(({ PmtInfId }) => PmtInfId)
  const mandates = debits.map(({ DrctDbtTx }) => DrctDbtTx.MndtRltdInf)
  const amended = mandates.flatMap(({ MndtId, AmdmntInfDtls }) =>
    AmdmntInfDtls ? [{ id: MndtId, former: AmdmntInfDtls.OrgnlCdtrSchmeId }] : [],
  )
  const names = [GrpHdr.InitgPty.Nm, ...PmtInf.map(({ Cdtr }) => Cdtr.Nm), ...debits.map(({ Dbtr }) => Dbtr.Nm)]
  const ibans = [...PmtInf.map(({ CdtrAcct }) => CdtrAcct), ...debits.map(({ DbtrAcct }) => DbtrAcct)]
  const sequences = PmtInf.map(({ PmtTpInf }) => PmtTpInf.SeqTp)
  const firsts = PmtInf.filter(({ PmtTpInf }) => PmtTpInf.SeqTp === 'FRST').flatMap(({ DrctDbtTxInf }) => DrctDbtTxInf)
  const firstMandates = firsts.map(({ DrctDbtTx }) => DrctDbtTx.MndtRltdInf.MndtId)
  const texts = [...names, ...debits.map(({ RmtInf }) => RmtInf.Ustrd)]
  const rules: Record<string, boolean> = {
    'DK NbOfTxs of the file': Number(GrpHdr.NbOfTxs) === debits.length,
    'DK CtrlSum of the file': cents(GrpHdr.CtrlSum) === sumOf(debits),
    'DK NbOfTxs of a block': PmtInf.every((each) => Number(each.NbOfTxs) === each.DrctDbtTxInf.length),
    'DK CtrlSum of a block': PmtInf.every((each) => cents(each.CtrlSum) === sumOf(each.DrctDbtTxInf)),
    'DK SvcLvl SEPA': PmtInf.every(({ PmtTpInf }) => PmtTpInf.SvcLvl.Cd === 'SEPA'),
    'DK LclInstrm CORE': PmtInf.every(({ PmtTpInf }) => PmtTpInf.LclInstrm.Cd === 'CORE'),
    'DK EndToEndId once in a file': new Set(ids).size === ids.length,
    'DK PmtInfId once in a file': new Set(blockIds).size === blockIds.length,
    'DK ReqdColltnDt is a TARGET2 day': PmtInf.every(({ ReqdColltnDt }) => isBankDay(ReqdColltnDt)),
    'DK ReqdColltnDt is after the file': PmtInf.every(({ ReqdColltnDt }) => ReqdColltnDt > GrpHdr.CreDtTm.slice(0, 10)),
    'DK PmtMtd DD': PmtInf.every(({ PmtMtd }) => PmtMtd === 'DD'),
    'DK ChrgBr SLEV': PmtInf.every(({ ChrgBr }) => ChrgBr === 'SLEV'),
    'DK SeqTp one block each': new Set(sequences).size === sequences.length,
    'DK SeqTp FRST or RCUR': sequences.every((type) => type === 'FRST' || type === 'RCUR'),
    'DK FRST once for a mandate': new Set(firstMandates).size === firstMandates.length,
    'DK InstdAmt between a cent and 999999999.99': debits.every(({ InstdAmt }) =>
      /^(?!0+\.00$)\d{1,9}\.\d\d$/.test(InstdAmt),
    ),
    'DK EndToEndId and MndtId of 35 signs, no slash at their ends': [
      ...ids,
      ...mandates.map(({ MndtId }) => MndtId),
    ].every((id) => REFERENCE.test(id)),
    'DK MsgId and PmtInfId of 35 signs, no slash at their ends': [GrpHdr.MsgId, ...blockIds].every((id) =>
      REFERENCE.test(id),
    ),
    'DK Nm of 70 signs': names.every((name) => name.trim().length > 0 && name.length <= 70),
    'DK Ustrd of 140 signs': debits.every(({ RmtInf }) => RmtInf.Ustrd.length <= 140),
    'EPC217-08 signs of every bank': texts.every((text) => SIGNS.test(text)),
    'EPC DtOfSgntr not after the file': mandates.every(({ DtOfSgntr }) => DtOfSgntr <= GrpHdr.CreDtTm.slice(0, 10)),
    'ISO 13616 check digits of the IBAN': ibans.every(({ Id }) => remainder(Id.IBAN) === 1),
    'EPC262-08 check digits of the creditor id': PmtInf.every(({ CdtrSchmeId }) => {
      const { Id } = CdtrSchmeId.Id.PrvtId.Othr
      // The business code (characters five to seven) is not part of the check.
      return remainder(`${Id.slice(0, 4)}${Id.slice(7)}`) === 1
    }),
    'EPC262-08 check digits of the former creditor id': amended.every(
      ({ former: { Id } }) => !Id || remainder(`${Id.PrvtId.Othr.Id.slice(0, 4)}${Id.PrvtId.Othr.Id.slice(7)}`) === 1,
    ),
    'EPC AT-18 an amendment and its indicator together': mandates.every(
      ({ AmdmntInd, AmdmntInfDtls }) => (AmdmntInd === 'true') === (AmdmntInfDtls !== undefined),
    ),
    'EPC AT-18 an amendment once for a mandate': new Set(amended.map(({ id }) => id)).size === amended.length,
    'EPC AT-18 the former creditor is another one': amended.every(
      ({ former: { Nm, Id } }) =>
        Nm !== PmtInf[0]?.Cdtr.Nm && Id?.PrvtId.Othr.Id !== PmtInf[0]?.CdtrSchmeId.Id.PrvtId.Othr.Id,
    ),
    'EPC no unstructured address from November 2026': !xml.includes('<AdrLine>'),
    'EPC a structured address has town and country': debits.every(
      ({ Dbtr: { PstlAdr } }) => !PstlAdr || ('TwnNm' in PstlAdr && 'Ctry' in PstlAdr),
    ),
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

/** ISO 7064, 97-10: one when the two check digits are right. */
function remainder(text: string): number {
  const turned = `${text.slice(4)}${text.slice(0, 4)}`
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}

function cents(amount: string): number {
  const [euros = '0', rest = ''] = amount.split('.')
  return Number(euros) * 100 + Number(rest.padEnd(2, '0'))
}

function sumOf(debits: readonly z.infer<typeof debit>[]): number {
  return debits.reduce((sum, { InstdAmt }) => sum + cents(InstdAmt), 0)
}
