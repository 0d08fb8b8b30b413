import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import procedureTypst from '~/features/applications/server/exports/procedure.typ?raw'
import { invoiceLetter } from '~/features/billing/server/documents/letter'
import { setInvoice, setLetter } from '~/features/billing/server/documents/set-letter'
import { emptyResumeContent } from '~/features/resumes/schema'
import { renderApplicationFolderPdf } from '~/features/resumes/server/pdf/render-folder'
import { type PrintableResume, renderResumePdf } from '~/features/resumes/server/pdf/render-resume'
import { TEMPLATES } from '~/features/resumes/vocabulary'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { compileUa } from '~/platform/server/typst/compile-ua'
import { INVOICE_KINDS } from '../../factories/invoice-kinds'

afterAll(stopPdfWorker)

const MM = 72 / 25.4
const positioned = z.object({ str: z.string(), transform: z.array(z.number()) })

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: false })
  return text
}

const person: PrintableResume = {
  ...{ firstName: 'Karl-Friedrich Maximilian', lastName: 'Freiherr von und zu Großschönau-Oberlausitz' },
  ...{ headline: 'Rettungsschwimmer', email: `k@${'g'.repeat(60)}.example`, phone: null, postalCode: '33602' },
  ...{ city: 'Bielefeld', title: 'Lebenslauf', template: 'klar', content: emptyResumeContent() },
}

test.each(TEMPLATES)('a long name breaks between its parts, never inside one (%s)', async (template) => {
  const [page = ''] = await pagesOf(await renderResumePdf({ ...person, template }))
  for (const whole of ['Friedrich', 'Maximilian', 'Freiherr', 'Großschönau', 'Oberlausitz']) {
    expect(page).toContain(whole)
  }
})

test('the farewell and the list of enclosures stand below the last paragraph, wherever the page ends', async () => {
  const sentence = 'Ihre Stelle passt zu mir, weil ich gern an großen Maschinen arbeite und Menschen anleite. '
  for (let paragraphs = 4; paragraphs <= 16; paragraphs++) {
    const text = [...Array.from({ length: paragraphs }, () => sentence.repeat(2)), `Schluss ${sentence}`].join('\n\n')
    const letter = { text, subject: 'Bewerbung', recipient: ['Hartmann GmbH'], date: new Date('2026-11-20') }
    const { pdf } = await renderApplicationFolderPdf({ resume: person, letter, certificates: [] })
    const pages = await pagesOf(pdf)
    const at = (words: string) => pages.findIndex((page) => page.includes(words))
    expect([paragraphs, at('Mit freundlichen Grüßen'), at('Anlagen')]).toEqual([
      ...[paragraphs, at('Schluss Ihre'), at('Schluss Ihre')],
    ])
  }
})

test('a line of an invoice stays whole, its sums stay together, and each page says whose it is', async () => {
  const [line] = INVOICE_KINDS.normal.lines
  if (!line) throw new Error('no line')
  for (let count = 9; count <= 17; count++) {
    const lines = Array.from({ length: count }, (_, at) => ({ ...line, name: `Name${at}x`, description: `Text${at}x` }))
    const sums = { netCents: 14900 * count, taxCents: 2831 * count, grossCents: 17731 * count }
    const pages = await pagesOf(await setInvoice({ ...INVOICE_KINDS.normal, lines, ...sums }))
    const at = (words: string) => pages.findIndex((page) => page.includes(words))
    for (const position of lines.keys())
      expect([count, at(`Text${position}x`)]).toEqual([count, at(`Name${position}x`)])
    expect([count, at('Netto')]).toEqual([count, at('Gesamt')])
    for (const page of pages) expect(page).toContain('Rechnung RE-2026-00001')
  }
})

test('in the window of an envelope only the address of a letter shows', async () => {
  const letter = invoiceLetter(INVOICE_KINDS.normal)
  const set = await setLetter({ ...letter, facts: letter.facts.slice(0, 2), attachment: null })
  const pdf = await getDocumentProxy(Uint8Array.from(set))
  const page = await pdf.getPage(1)
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const shown = items.flatMap((each) => {
    const { str, transform } = positioned.safeParse(each).data ?? { str: '', transform: [] }
    const [, , , , x = 0, y = 0] = transform
    const top = (height - y) / MM
    return str.trim() !== '' && x < 105 * MM && top > 45 && top < 90 ? [str] : []
  })
  expect(shown.join('\n')).toBe([letter.senderLine, ...letter.recipient].join('\n'))
})

test('in the file of a procedure a name stays with the first step below it', async () => {
  const step = { at: '20.11.2026, 10:15 Uhr', step: 'Absage', by: 'Ute Sander', reason: 'Zeile\n'.repeat(6) }
  const applications = Array.from({ length: 14 }, (_, at) => ({
    ...{ name: `Person${at}x`, status: 'Absage', dates: ['Eingegangen: 02.11.2026'] },
    ...{ answers: [{ question: 'Staplerschein?', answer: 'Ja' }], ratings: [], talks: ['stattgefunden'], offers: [] },
    steps: [{ ...step, step: `Erst${at}x` }, ...Array.from({ length: at % 4 }, () => step)],
  }))
  const data = {
    ...{ title: 'Akte', author: 'Hartmann', subtitle: 'Stand', facts: [], criteria: [], questions: [] },
    ...{ statuses: 'Neu', stages: [], cut: '', applications },
  }
  const pages = await pagesOf(await compileUa({ source: procedureTypst, data }))
  expect(pages.length).toBeGreaterThan(3)
  const at = (words: string) => pages.findIndex((page) => page.includes(words))
  for (const index of applications.keys()) expect([index, at(`Person${index}x`)]).toEqual([index, at(`Erst${index}x`)])
})
