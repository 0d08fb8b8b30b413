import { getDocumentProxy } from 'unpdf'
import { z } from 'zod'

const item = z.object({ str: z.string(), transform: z.array(z.number()), width: z.number() })
/** Points that a letter may protrude, as italics and hanging quotation marks do. */
const SLACK = 2

/**
 * Texts of a PDF that are not completely on their page, and overlapping texts on one line.
 * @returns the texts, with the page
 */
export async function misplacedTexts(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const found: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const page = await document.getPage(at)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const texts = items.flatMap((each) => {
      const { str, transform, width: length } = item.safeParse(each).data ?? { str: '', transform: [], width: 0 }
      const [, , , , x = 0, y = 0] = transform
      return str.trim() === '' ? [] : [{ str, x, y, end: x + length }]
    })
    const isOutside = ({ x, y, end }: (typeof texts)[number]) =>
      x < -SLACK || end > width + SLACK || y < 0 || y > height
    found.push(...texts.filter(isOutside).map(({ str }) => `page ${at}, off the page: ${str.slice(0, 40)}`))
    const lines = Map.groupBy(texts, ({ y }) => Math.round(y * 2))
    for (const line of lines.values()) {
      const row = line.toSorted((a, b) => a.x - b.x)
      found.push(
        ...row.flatMap(({ str, x }, index) =>
          x < (row[index - 1]?.end ?? 0) - SLACK ? [`page ${at}, on another text: ${str.slice(0, 40)}`] : [],
        ),
      )
    }
  }
  return found
}
