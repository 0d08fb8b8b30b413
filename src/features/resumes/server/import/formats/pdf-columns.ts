import { sectionOf } from '../from-text.ts'

/** A piece of a line with its start and end, in points from the left. */
export type Cell = { text: string; x: number; end: number }
export type Line = Cell[]

/** Headings that begin this far apart are in two columns; centred ones are not. */
const APART = 120

/**
 * The lines of all pages; on a page with two columns the left one comes first, whatever the order in the file. A page
 * has two columns when both have section headings and hardly any line crosses between; dates next to their stations are
 * no column.
 */
export function inReadingOrder(pages: readonly Line[][]): Line[] {
  const lines: Line[] = []
  let left: Line[] = []
  let right: Line[] = []
  let border: number | null = null
  const flush = () => {
    lines.push(...left, ...right)
    left = []
    right = []
  }
  for (const page of pages) {
    // A column continues on the next page, even without a heading there.
    const own = borderOf(page)
    border = own ?? (border !== null && isParted(page, border) ? border : null)
    if (border === null) {
      flush()
      lines.push(...page)
      continue
    }
    const parts = partsOf(page, border)
    if (left.length + right.length === 0) lines.push(...parts.head)
    else left.push(...parts.head)
    left.push(...parts.left)
    right.push(...parts.right)
  }
  flush()
  return lines
}

/** Where the right column begins; null on a page without columns. */
function borderOf(page: Line[]): number | null {
  const headings = page.flat().filter(({ text }) => sectionOf(text) !== null)
  const first = Math.min(...headings.map(({ x }) => x))
  const others = headings.filter(({ x }) => x - first > APART)
  if (others.length === 0) return null
  const border = Math.min(...others.map(({ x }) => x)) - 3
  return isParted(page, border) ? border : null
}

/** Whether there is text on both sides of a border, and only a few lines across it. */
function isParted(page: Line[], border: number): boolean {
  const cells = page.flat()
  const across = cells.filter(({ x, end }) => x < border && end > border + 6)
  const isBoth = cells.some(({ x }) => x < border) && cells.some(({ x }) => x >= border && x < border + 6)
  return isBoth && across.length <= cells.length * 0.15
}

function partsOf(page: Line[], border: number) {
  const left = sideOf(page, (x) => x < border)
  const right = sideOf(page, (x) => x >= border)
  // Text above the first heading of either side names the person.
  const from = (side: Line[]) => Math.max(side.findIndex(startsSection), 0)
  return {
    head: [...left.slice(0, from(left)), ...right.slice(0, from(right))],
    left: left.slice(from(left)),
    right: right.slice(from(right)),
  }
}

function sideOf(page: Line[], isIn: (x: number) => boolean): Line[] {
  return page.map((line) => line.filter(({ x }) => isIn(x))).filter((line) => line.length > 0)
}

function startsSection([first]: Line): boolean {
  return first !== undefined && sectionOf(first.text) !== null
}
