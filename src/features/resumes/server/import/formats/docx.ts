import { readZip } from '../../../../../platform/server/files/zip.ts'
import { sectionOf } from '../from-text.ts'
import { findPeriod } from '../words.ts'
import { child, parseXml, type XmlNode } from './xml.ts'

const LIMITS = { entries: 2000, bytesEach: 20_000_000, bytesTogether: 30_000_000 }

/**
 * The lines of a Word document in reading order, headers first, footers and notes last; table rows as one line each,
 * cells separated by tabs.
 */
export function docxText(bytes: Uint8Array): string | null {
  const parts = readZip(bytes, LIMITS, (name) =>
    /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/.test(name),
  )
  const body = parts.find(({ name }) => name === 'word/document.xml')
  if (!body) return null
  const isHead = ({ name }: { name: string }) => name.startsWith('word/header')
  const feet = parts.filter((part) => part !== body && !isHead(part))
  const linesIn = (some: typeof parts) =>
    some.flatMap(({ content }) => linesOf(parseXml(Buffer.from(content).toString('utf8'))))
  return [...linesIn(parts.filter(isHead)), ...withBoxes(linesIn([body])), ...linesIn(feet)].join('\n')
}

/** Marks the start and end of a text box among the lines, until its place is known. */
const BOX = { begin: '\u0001', end: '\u0002' } as const

/**
 * A text box may be anywhere on the page and is anchored at an unrelated paragraph. Those anchored above the first
 * heading follow the text there: the name is in the text, if it is there at all. Boxes with a heading of their own
 * follow the whole text, so that no section continues in one of them.
 */
function withBoxes(written: string[]): string[] {
  const text: string[] = []
  const head: string[] = []
  const tail: string[] = []
  let firstHeading = -1
  let box: string[] | null = null
  for (const line of written.flatMap((lines) => lines.split('\n'))) {
    if (line === BOX.begin) box ??= []
    else if (line === BOX.end) {
      if (!box) continue
      if (box.some((inner) => sectionOf(inner) !== null)) tail.push(...box)
      else if (firstHeading < 0) head.push(...box)
      else text.push(...box)
      box = null
    } else if (box) box.push(line)
    else {
      if (firstHeading < 0 && sectionOf(line) !== null) firstHeading = text.length
      text.push(line)
    }
  }
  const at = firstHeading < 0 ? text.length : firstHeading
  return [...text.slice(0, at), ...head, ...text.slice(at), ...(box ?? []), ...tail]
}

function linesOf(node: XmlNode): string[] {
  if (node.name === 'p') return [paragraph(node)]
  if (node.name === 'tr') {
    const cells = node.children
      .filter(({ name }) => name === 'tc')
      .map((cell) => joinPeriod(linesOf(cell).filter(Boolean)))
    // One line for each row as far as its cells have one; further lines of a cell follow.
    const [first, ...rest] = [
      cells
        .map(([line = '']) => line)
        .filter(Boolean)
        .join('\t'),
      ...cells.flatMap((cell) => cell.slice(1)),
    ]
    return [first ?? '', ...rest]
  }
  return node.children.flatMap(linesOf)
}

/** A cell with only a period whose dates and dash are separate paragraphs. */
function joinPeriod(lines: string[]): string[] {
  const line = lines.join(' ')
  const period = lines.length > 1 && line.length <= 40 ? findPeriod(line) : null
  return period && period.before + period.after === '' ? [line] : lines
}

function paragraph(node: XmlNode): string {
  const isPoint = child(node, 'pPr', 'numPr') !== undefined
  const text = runs(node).trim()
  return isPoint && text !== '' ? `- ${text}` : text
}

function runs(node: XmlNode): string {
  return node.children
    .map((inner) => {
      if (inner.name === 't') return inner.text
      if (inner.name === 'noBreakHyphen') return '-'
      if (inner.name === 'tab') return '\t'
      if (inner.name === 'br' || inner.name === 'cr') return '\n'
      if (inner.name === 'txbxContent') return `\n${BOX.begin}\n${linesOf(inner).join('\n')}\n${BOX.end}\n`
      if (inner.name === 'p') return `\n${paragraph(inner)}\n`
      // Deleted words of tracked changes, and the duplicates of text boxes for old programs.
      if (inner.name === 'del' || inner.name === 'moveFrom' || inner.name === 'Fallback' || inner.name === 'pPr')
        return ''
      return runs(inner)
    })
    .join('')
}
