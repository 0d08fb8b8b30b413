import { XMLBuilder } from 'fast-xml-parser'

/**
 * Content of an element: text, or elements by name, also several of one name. Attributes begin with `@`; undefined is
 * left out.
 */
export type XmlContent = string | number | undefined | readonly XmlContent[] | { readonly [name: string]: XmlContent }

/**
 * Everything that XML 1.0 does not allow: control characters except tab and line ends, unpaired surrogates, and the two
 * non-characters.
 */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const printable = (_name: string, value: unknown) => String(value).toWellFormed().replace(NOT_XML, '')

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // `isRemote="true"` in full.
  suppressBooleanAttributes: false,
  tagValueProcessor: printable,
  attributeValueProcessor: printable,
})

/**
 * A complete document in UTF-8; everything in it is escaped, and characters that XML cannot hold are removed.
 * @example xmlDocument({ job: { '@id': id, title, city } })
 */
export function xmlDocument(root: Record<string, XmlContent>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}
