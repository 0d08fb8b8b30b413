import { afterAll, expect, test } from 'vitest'
import listTypst from '~/features/applications/server/exports/list.typ?raw'
import {
  emptyResumeContent,
  MAX_RESUME_LENGTH,
  type ResumeContent,
  resumeLength,
  updateResumeSchema,
} from '~/features/resumes/schema'
import { renderApplicationFolderPdf } from '~/features/resumes/server/pdf/render-folder'
import { type PrintableResume, renderResumePdf } from '~/features/resumes/server/pdf/render-resume'
import { TEMPLATES } from '~/features/resumes/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { compilePdf, stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { longest } from '../../factories/hostile-text'
import { misplacedTexts } from '../../schemas/pdf-page'

afterAll(stopPdfWorker)

/** A résumé with the maximum in every field, of texts without a place to break. */
function longestContent(unit: string): ResumeContent {
  const text = (max: number) => longest(unit, max)
  const period = { from: '2001-01', to: null }
  const [id, place] = [uuidv7, text(80)]
  return {
    ...emptyResumeContent(),
    summary: text(2000),
    experience: [1, 2, 3, 4, 5, 6].map(() => ({
      ...{ id: id(), position: text(120), employer: text(120), place, ...period, description: text(4000) },
    })),
    education: [1, 2, 3, 4].map(() => ({
      ...{ id: id(), degree: text(120), institution: text(120), place, ...period, description: text(2000) },
    })),
    skills: Array.from({ length: 60 }, () => ({ id: id(), name: text(60), level: 5 })),
    languages: Array.from({ length: 20 }, () => ({ id: id(), name: text(40), level: 'C2' as const })),
    certificates: Array.from({ length: 30 }, () => ({
      id: id(),
      name: text(120),
      issuer: text(120),
      issuedIn: '2020-01',
    })),
    projects: [1, 2].map(() => ({
      ...{ id: id(), name: text(120), url: `https://beispiel.example/${'w'.repeat(270)}`, description: text(2000) },
    })),
    interests: text(500),
  }
}

function longestResume(unit: string, template: (typeof TEMPLATES)[number]): PrintableResume {
  const content = longestContent(unit)
  const saved = { id: uuidv7(), version: 1, title: longest(unit, 80), template, content }
  // What is measured is what the form accepts.
  expect(updateResumeSchema.safeParse(saved).error?.issues).toBeUndefined()
  expect(resumeLength(content)).toBeGreaterThan(MAX_RESUME_LENGTH * 0.8)
  return {
    ...{ firstName: longest(unit, 80), lastName: longest(unit, 80), headline: longest(unit, 120) },
    ...{ email: `${'w'.repeat(64)}@${'w'.repeat(60)}.example`, phone: '0'.repeat(40), postalCode: '33602' },
    ...{ city: longest(unit, 120), title: saved.title, template, content },
  }
}

/** The typesetting thread gives up after twenty seconds. */
async function judge(make: () => Promise<Uint8Array>) {
  expect(await misplacedTexts(await make())).toEqual([])
}

test.each(TEMPLATES.flatMap((template) => ['W', 'Wort ', '東', '🚀'].map((unit) => ({ template, unit }))))(
  'a résumé full of $unit is set in time and stays on its pages ($template)',
  { timeout: 60_000 },
  ({ template, unit }) => judge(() => renderResumePdf(longestResume(unit, template))),
)

test('a folder with a letter as long as it may be, too', { timeout: 60_000 }, () =>
  judge(async () => {
    const recipient = [longest('Wort ', 120), `${longest('Wort ', 80)} 12 a`, `33607 ${longest('Wort ', 80)}`]
    const { pdf } = await renderApplicationFolderPdf({
      resume: longestResume('Wort ', 'klar'),
      letter: { text: longest('W', 8000), subject: longest('W', 120), recipient, date: new Date('2026-11-20') },
      certificates: [],
    })
    return pdf
  }),
)

test.each(['W', 'Wort ', '東', '🚀'])(
  'a list of a thousand applications full of %s, too',
  { timeout: 60_000 },
  (unit) => {
    const row = [...[160, 140, 120, 254, 40].map((max) => longest(unit, max)), 'Neu', '20.11.2026', '4.12.2026']
    const data = {
      title: 'Bewerbungen',
      subtitle: '1000',
      footer: 'Vertraulich',
      head: row.map((_, at) => `S ${at}`),
    }
    // Such a person is one among many with ordinary data.
    const usual = ['Miriam Yıldız', 'Zerspanungsmechanikerin', 'Bielefeld', 'm@beispiel.example', '0521', 'Neu', '', '']
    const rows = Array.from({ length: 1000 }, (_, at) => (at % 50 === 0 ? row : usual))
    return judge(() => compilePdf({ source: listTypst, data: { ...data, rows } }))
  },
)
