import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

const SCHEMA = '../../node_modules/@stackforge-eu/factur-x/schema/en16931/FACTUR-X_EN16931.xsd'

/** A validator of CII invoices against the schema of ZUGFeRD EN 16931; it throws the errors. */
export function zugferdValidator(): (text: string) => void {
  xmlRegisterFsInputProviders()
  const url = fileURLToPath(new URL(SCHEMA, import.meta.url))
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(url, 'utf8'), { url }))
  return (text) => {
    using document = XmlDocument.fromString(text)
    validator.validate(document)
  }
}
