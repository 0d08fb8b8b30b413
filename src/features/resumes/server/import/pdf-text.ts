import type { PDFDocumentProxy } from 'unpdf/pdfjs'

type Piece = { text: string; x: number; y: number; width: number; height: number; isEnd: boolean }

/**
 * The lines of a PDF in the order of its content, pieces on one height joined, gaps as tabs. A period in a column of
 * its own stays on the line it belongs to.
 */
export async function pdfText(pdf: PDFDocumentProxy): Promise<string> {
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item)) return []
      const [, , , , x = 0, y = 0] = item.transform.map(Number)
      return [{ text: item.str, x, y, width: item.width, height: item.height || 10, isEnd: item.hasEOL }]
    })
    pages.push(linesOf(pieces).join('\n'))
  }
  return pages.join('\n')
}

function linesOf(pieces: Piece[]): string[] {
  const lines: string[] = []
  let line = ''
  let last: Piece | null = null
  for (const piece of pieces) {
    if (piece.text === '' && !piece.isEnd) continue
    if (last && piece.text !== '') {
      const isSameLine = Math.abs(piece.y - last.y) < last.height * 0.6
      const gap = piece.x - (last.x + last.width)
      if (!isSameLine) {
        lines.push(line)
        line = ''
      } else if (gap > last.height * 1.2) line = `${line.trimEnd()}\t`
      else if (gap > last.height * 0.15 && !/\s$/.test(line)) line += ' '
    }
    line += piece.text
    if (piece.text.trim() !== '') last = piece
  }
  return [...lines, line].map((text) => text.trim()).filter((text, index, all) => text !== '' || all[index - 1] !== '')
}
