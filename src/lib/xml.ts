import { XMLBuilder } from 'fast-xml-parser'

/** What an element holds: text, elements by their names, several of one name. Attributes begin with `@`; undefined is left out. */
export type XmlContent = string | number | undefined | readonly XmlContent[] | { readonly [name: string]: XmlContent }

/** Everything that XML 1.0 does not allow: control signs but tab and line ends, halves of pairs, and the two non-characters. */
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
 * A whole document in UTF-8; everything in it is escaped, and signs that XML cannot hold are gone.
 *
 * @example xmlDocument({ job: { '@id': id, title, city } })
 */
export function xmlDocument(root: Record<string, XmlContent>): string {
  return builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root })
}
