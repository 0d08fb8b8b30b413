import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pdfFacts } from './pdf-facts'

const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\n'
const pages = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
const end = 'trailer<</Root 1 0 R>>\n%%EOF'
const pdf = (filling = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n${pages}${page}${filling}${end}`)

it('counts the pages of short and of long ones', async () => {
  expect(await pdfFacts(pdf(), 'somebody')).toEqual({ isLocked: false, pages: 1 })
  expect(await pdfFacts(pdf(`% ${'x'.repeat(100_000)}\n`), 'somebody')).toEqual({ isLocked: false, pages: 1 })
})

it.each([
  ['brackets', '((((((((('],
  ['objects', '1 0 obj\n'],
  ['tables', '1 0 obj<</Type/XRef/Size 1/W[1 1 1]>>stream\nabc\nendstream endobj\n'],
])('a file of nothing but %s does not keep this thread busy', async (_name, unit) => {
  const content = Buffer.from(
    `%PDF-1.4\n${unit.repeat(3_000_000 / unit.length)}trailer<</Root 1 0 R/Encrypt 4 0 R>>\n%%EOF`,
  )
  const opening = pdfFacts(content, 'somebody')
  // Whoever comes next in this thread does not wait for it.
  expect(await Promise.race([opening.then(() => 'opened'), turn('next')])).toBe('next')
  expect(await opening).toEqual({ isLocked: false, pages: null })
})

it('a short file that announces a table of two thousand million objects does not use up the memory', async () => {
  const table = '<</Type/XRef/Size 1/W[0 0 0]/Index[0 2000000000]/Root 2 0 R/Encrypt 3 0 R/Length 0>>'
  const content = `%PDF-1.7\n1 0 obj\n${table}\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF`
  expect(await pdfFacts(Buffer.from(content), 'somebody')).toEqual({ isLocked: false, pages: null })
})
