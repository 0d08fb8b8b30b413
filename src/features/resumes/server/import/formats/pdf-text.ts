import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { sectionOf } from '../from-text.ts'
import { type Cell, inReadingOrder, type Line } from './pdf-columns.ts'

type Piece = { text: string; x: number; y: number; width: number; height: number; isEnd: boolean }

/**
 * The lines of a PDF as people read them: pieces on one height joined, gaps as tabs, columns one after the other, and
 * repeated page headers and footers only once, above the first heading. A period in a separate column stays on its
 * line.
 */
export async function pdfText(pdf: PDFDocumentProxy): Promise<string> {
  const pages: Line[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item)) return []
      const [, , , , x = 0, y = 0] = item.transform.map(Number)
      return [{ text: item.str, x, y, width: item.width, height: item.height || 10, isEnd: item.hasEOL }]
    })
    pages.push(linesOf(pieces))
  }
  const repeated = repeatedLines(pages)
  const kept = pages.map((lines) => lines.filter((line) => !repeated.has(nameOf(line))))
  const texts = inReadingOrder(kept).map(textOf)
  const heading = texts.findIndex((text) => sectionOf(text))
  texts.splice(Math.max(heading, 0), 0, ...repeated.values())
  return texts.join('\n')
}

function linesOf(pieces: Piece[]): Line[] {
  const lines: Line[] = []
  let line: Line = []
  let last: Piece | null = null
  for (const piece of pieces) {
    if (piece.text === '' && !piece.isEnd) continue
    const cell = line.at(-1)
    // A large name has a small line below it: the smaller letters decide.
    const isBelow = last !== null && Math.abs(piece.y - last.y) >= Math.min(last.height, piece.height) * 0.6
    if (last && isBelow && piece.text !== '') {
      lines.push(line)
      line = []
    }
    const gap = last && !isBelow ? piece.x - (last.x + last.width) : 0
    const height = last?.height ?? 10
    const end = piece.x + piece.width
    if (piece.text.trim() === '' && cell && line.length > 0) cell.text += piece.text
    else if (line.length === 0 || !cell || gap > height * 1.2) line.push({ text: piece.text, x: piece.x, end })
    else {
      const isApart = gap > height * 0.15 && !/\s$/.test(cell.text)
      cell.text += `${isApart ? ' ' : ''}${piece.text}`
      cell.end = end
    }
    if (piece.text.trim() !== '') last = piece
  }
  return [...lines, line].map(trimmed).filter((cells) => cells.length > 0)
}

function trimmed(line: Line): Line {
  return line.flatMap((cell): Cell[] => (cell.text.trim() === '' ? [] : [{ ...cell, text: cell.text.trim() }]))
}

/** The first and last two lines that several pages repeat, with any page number. */
function repeatedLines(pages: readonly Line[][]): Map<string, string> {
  const seen = new Map<string, { text: string; pages: Set<number> }>()
  for (const [number, lines] of pages.entries()) {
    for (const line of [...lines.slice(0, 2), ...lines.slice(-2)]) {
      const known = seen.get(nameOf(line)) ?? { text: textOf(line), pages: new Set<number>() }
      known.pages.add(number)
      seen.set(nameOf(line), known)
    }
  }
  const repeated = [...seen].filter(([, { pages: on }]) => on.size > 1)
  return new Map(
    repeated.map(([name, { text }]) => [
      name,
      text.replace(/(?<!\t)\t*(?:Seite|Page) \d+(?: (?:von|of|\/) \d+)?/i, '').trim(),
    ]),
  )
}

function nameOf(line: Line): string {
  return textOf(line).replace(/(?:Seite|Page) \d+(?: (?:von|of|\/) \d+)?|^\d+(?: ?\/ ?\d+)?$/gi, '#')
}

function textOf(line: Line): string {
  return line.map(({ text }) => text).join('\t')
}
