import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'

/**
 * Checks XML against `NAME.xsd`, relative to `tests/schemas`. Throws the errors; returns the text content of `path`.
 */
export function readValidXml(
  text: string,
  schema: string,
  path: string,
  namespaces: Record<string, string> = {},
): string[] {
  using xsd = XmlDocument.fromString(readFileSync(fileURLToPath(new URL(`${schema}.xsd`, import.meta.url)), 'utf8'))
  using validator = XsdValidator.fromDoc(xsd)
  using document = XmlDocument.fromString(text)
  validator.validate(document)
  return document.find(path, namespaces).map((node) => node.content)
}
