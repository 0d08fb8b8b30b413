import { afterAll, expect, it } from 'vitest'
import { createRandom } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { randomResumeContent } from '../../../../../tests/factories/resume-content'
import { type ResumeContent, resumeContentSchema } from '../../schema'
import { readImport } from '../commands/read-import'
import { renderResumePdf } from '../pdf/render-resume'
import { readDocument } from './read-document'

afterAll(stopPdfWorker)

it('brings 200 résumés back from their own PDF as they were', async () => {
  const random = createRandom('round trip')
  for (let index = 0; index < 200; index++) {
    const resume = printable(randomResumeContent(random, { most: 2 }), index)
    const read = await readDocument(await renderResumePdf(resume))
    if (typeof read === 'string') throw new Error(`résumé ${index}: ${read}`)
    expect([index, read.kind, read.unplaced]).toEqual([index, 'own-pdf', []])
    expect(withoutIds(read.content)).toEqual(withoutIds(resume.content))
    expect(read).toMatchObject({ title: resume.title, template: resume.template })
  }
}, 120_000)

it('does so through the process that takes documents apart, too', async () => {
  const resume = printable(randomResumeContent(createRandom('thread')), 0)
  const read = await readImport(new File([await renderResumePdf(resume)], 'lebenslauf.pdf'), uuidv7())
  expect(withoutIds(read.content)).toEqual(withoutIds(resume.content))
})

function printable(content: ResumeContent, index: number) {
  return {
    firstName: 'Miriam',
    lastName: 'Yıldız',
    email: 'miriam@test.example',
    phone: null,
    postalCode: '33602',
    city: 'Bielefeld',
    headline: null,
    title: `Lebenslauf ${index}`,
    template: index % 2 ? ('klar' as const) : ('kompakt' as const),
    content: resumeContentSchema.parse(content),
  }
}

function withoutIds(content: ResumeContent): unknown {
  return JSON.parse(JSON.stringify(content, (key, value: unknown) => (key === 'id' ? undefined : value)))
}
