/** Text as it may stand in XML 1.0, in an element or in a quoted attribute; signs that XML cannot hold are gone. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** What is missing leaves no trace; an element is a string that {@link xml} made. */
export type XmlContent = XmlElement | string | number | null | undefined | false | readonly XmlContent[]
export type XmlElement = { readonly markup: string }

/**
 * One element. Strings and numbers in `content` are text and are escaped; elements stand as they are. An element whose
 * only content is missing (`null`) is missing itself.
 *
 * @example xml('job', [xml('title', title), xml('city', city)])
 */
export function xml(name: string, content: XmlContent, attributes: Record<string, string> = {}): XmlElement {
  if (content === null || content === undefined || content === false) return { markup: '' }
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return { markup: `<${name}${given.join('')}>${markupOf(content)}</${name}>` }
}

/** A whole document in UTF-8. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.markup}\n`
}

/** Everything that XML 1.0 does not allow: control signs but tab and line ends, and the two non-characters. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function markupOf(content: XmlContent): string {
  if (content === null || content === undefined || content === false) return ''
  if (typeof content === 'string') return xmlText(content)
  if (typeof content === 'number') return String(content)
  return 'markup' in content ? content.markup : content.map(markupOf).join('')
}
