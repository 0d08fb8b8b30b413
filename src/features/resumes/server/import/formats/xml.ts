import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** An element: its name, attributes, ordered children, and its own text. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string }

const parser = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // A document's own entities can expand a small file into a huge one.
  processEntities: true,
  // This includes numeric character references, which XML has as well.
  htmlEntities: true,
})
const rawNode = z.record(z.string(), z.unknown())
const rawNodes = z.array(rawNode)

/** Parses XML without namespaces; a document type with its own entities is refused. */
export function parseXml(xml: string): XmlNode {
  if (/<!ENTITY/i.test(xml)) throw new Error('entities are not read')
  return { name: '', attributes: {}, ...contentOf(rawNodes.parse(parser.parse(xml))) }
}

/** The first element of this path below a node; a step is a name. */
export function child(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let found = node
  for (const name of path) found = found?.children.find((candidate) => candidate.name === name)
  return found
}

/** All elements of this name anywhere below a node. */
export function descendants(node: XmlNode | undefined, name: string): XmlNode[] {
  if (!node) return []
  return node.children.flatMap((inner) => [...(inner.name === name ? [inner] : []), ...descendants(inner, name)])
}

/** The text of a node including its children. */
export function textOf(node: XmlNode | undefined): string {
  if (!node) return ''
  return [node.text, ...node.children.map(textOf)]
    .filter((text) => text.trim() !== '')
    .join(' ')
    .trim()
}

function contentOf(nodes: z.infer<typeof rawNodes>): { children: XmlNode[]; text: string } {
  const children: XmlNode[] = []
  let text = ''
  for (const raw of nodes) {
    const attributes = z.record(z.string(), z.string()).catch({}).parse(raw[':@'])
    for (const [name, value] of Object.entries(raw)) {
      if (name === ':@') continue
      if (name === '#text') text += String(value)
      else if (!name.startsWith('?')) children.push({ name, attributes, ...contentOf(rawNodes.catch([]).parse(value)) })
    }
  }
  return { children, text }
}
