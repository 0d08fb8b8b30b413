import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const debit = z.object({
  PmtId: z.object({ EndToEndId: z.string() }),
  InstdAmt: z.string(),
  Dbtr: z.object({ PstlAdr: z.record(z.string(), z.unknown()).optional() }),
})
const block = z.object({
  PmtInfId: z.string(),
  NbOfTxs: z.string(),
  CtrlSum: z.string(),
  PmtTpInf: z.object({ SvcLvl: z.object({ Cd: z.string() }), LclInstrm: z.object({ Cd: z.string() }) }),
  ReqdColltnDt: z.string(),
  DrctDbtTxInf: z.array(debit),
})
const file = z.object({
  Document: z.object({
    CstmrDrctDbtInitn: z.object({
      GrpHdr: z.object({ MsgId: z.string(), NbOfTxs: z.string(), CtrlSum: z.string() }),
      PmtInf: z.array(block),
    }),
  }),
})
const parser = new XMLParser({
  parseTagValue: false,
  isArray: (name) => name === 'PmtInf' || name === 'DrctDbtTxInf',
})

/**
 * What German banks check of a file of debits beyond its schema (DK Anlage 3, chapter on pain.008), each rule by name.
 *
 * @returns names of the rules it breaks
 */
export function brokenDkRules(xml: string, isBankDay: (isoDay: string) => boolean): string[] {
  const { GrpHdr, PmtInf } = file.parse(parser.parse(xml)).Document.CstmrDrctDbtInitn
  const debits = PmtInf.flatMap(({ DrctDbtTxInf }) => DrctDbtTxInf)
  const ids = debits.map(({ PmtId }) => PmtId.EndToEndId)
  const blockIds = PmtInf.map(({ PmtInfId }) => PmtInfId)
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
    'EPC no unstructured address from November 2026': !xml.includes('<AdrLine>'),
    'EPC a structured address has town and country': debits.every(
      ({ Dbtr: { PstlAdr } }) => !PstlAdr || ('TwnNm' in PstlAdr && 'Ctry' in PstlAdr),
    ),
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

function cents(amount: string): number {
  const [euros = '0', rest = ''] = amount.split('.')
  return Number(euros) * 100 + Number(rest.padEnd(2, '0'))
}

function sumOf(debits: readonly z.infer<typeof debit>[]): number {
  return debits.reduce((sum, { InstdAmt }) => sum + cents(InstdAmt), 0)
}
