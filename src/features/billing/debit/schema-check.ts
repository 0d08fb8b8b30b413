/** A place where the schema refuses a file: the line, from 1, and the validator's message. */
export type SchemaFault = { line: number; message: string }

/**
 * Checks a file of debits against the banks' schema (pain.008.001.08, DK Anlage 3). Empty when it is valid.
 *
 * @param schema the text of `pain008-dk.xsd`
 */
export async function schemaFaults(text: string, schema: string): Promise<SchemaFault[]> {
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
