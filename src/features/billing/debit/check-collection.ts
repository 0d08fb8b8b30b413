import type { CollectionFault, CollectionField, CollectionFile } from './collection-file.ts'
import { brokenRules } from './collection-rules.ts'
import { collectionXml } from './pain008.ts'

/** The file for the bank, or everything that prevents it. */
export type CollectionCheck = { xml: string } | { faults: CollectionFault[] }

/**
 * Writes a file of debits and checks it against our rules and the banks' schema.
 * @param schema the text of `pain008-dk.xsd`
 */
export async function checkCollection(file: CollectionFile, schema: string): Promise<CollectionCheck> {
  const rules = brokenRules(file)
  // Debits that break a rule cannot be written; the others are checked nevertheless.
  const blamed = new Set(rules.map(({ endToEndId }) => endToEndId))
  const debits = file.debits.filter(({ endToEndId }) => !blamed.has(endToEndId))
  if (blamed.has(null) || debits.length === 0) return { faults: rules }
  const xml = collectionXml({ ...file, debits })
  const faults = [...rules, ...(await refusedBySchema(xml, schema))]
  return faults.length === 0 ? { xml } : { faults }
}

async function refusedBySchema(text: string, schema: string): Promise<CollectionFault[]> {
  const lines = text.split('\n')
  const found = (await schemaFaults(text, schema)).map(({ line, message }) => {
    // Each debit is one line; the creditor has lines of its own.
    const endToEndId = /<EndToEndId>([^<]*)</.exec(lines[line - 1] ?? '')?.[1] ?? null
    return { endToEndId, field: FIELDS[/^Element '(?:\{[^}]*\})?(\w+)'/.exec(message)?.[1] ?? ''] ?? 'other' }
  })
  // An element that breaks a pattern is reported twice: its text and its type.
  return [...new Map(found.map((fault) => [`${fault.endToEndId} ${fault.field}`, fault])).values()]
}

/** Names people know for the elements that hold their input. */
const FIELDS: Readonly<Record<string, CollectionField>> = {
  ...{ Nm: 'name', IBAN: 'iban', BICFI: 'bic', MndtId: 'mandate', DtOfSgntr: 'signedOn', InstdAmt: 'amount' },
  ...{ PstlAdr: 'address', StrtNm: 'address', BldgNb: 'address', PstCd: 'address', TwnNm: 'address', Ctry: 'address' },
  ...{ EndToEndId: 'reference', ReqdColltnDt: 'collectionOn', Id: 'creditorId' },
}

/** A place where the schema refuses a file: the line, from 1, and the validator's message. */
type SchemaFault = { line: number; message: string }

/**
 * Checks a file of debits against the banks' schema (pain.008.001.08, DK Anlage 3). Empty when it is valid.
 *
 * @param schema the text of `pain008-dk.xsd`
 */
async function schemaFaults(text: string, schema: string): Promise<SchemaFault[]> {
  // A megabyte of WebAssembly, only needed when somebody checks a run.
  const { XmlDocument, XmlValidateError, XsdValidator } = await import('libxml2-wasm')
  using xsd = XmlDocument.fromString(schema)
  using validator = XsdValidator.fromDoc(xsd)
  using document = XmlDocument.fromString(text)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ line, message }) => ({ line, message }))
  }
}
