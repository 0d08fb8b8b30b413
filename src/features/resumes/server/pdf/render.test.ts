import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, it } from 'vitest'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import type { ResumeSheet } from '../../document/sheet'
import { redactSheet } from '../../redaction/redact'
import { emptyResumeContent, type ResumeContent } from '../../schema'
import { renderApplicationFolderPdf } from './render-folder'
import { renderResumePdf } from './render-resume'

afterAll(stopPdfWorker)

const ID = '018f3c1e-0000-7000-8000-000000000001'

it('is a tagged German PDF/UA with headings in order, the text in reading order, and the JSON Resume attached', async () => {
  const pdf = await open(
    await renderResumePdf(sheet({ experience: [station('CNC-Dreherin', 'Möller GmbH', 'Maße prüfen')] })),
  )
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({ Language: 'de-DE', Title: 'Lebenslauf Miriam Yıldız' })
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toMatch(/"H1".*"H2"/)
  expect([...((await pdf.getAttachments()) ?? new Map()).keys()]).toEqual(['lebenslauf.json'])
  const { text } = await extractText(pdf, { mergePages: true })
  const order = [
    'Miriam Yıldız',
    'miriam@test.example',
    'Berufserfahrung',
    '04/2021',
    'CNC-Dreherin',
    'Möller',
    'Maße prüfen',
    'Verfügbar',
  ]
  const positions = order.map((word) => text.indexOf(word))
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(positions[0]).toBeGreaterThanOrEqual(0)
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect([Math.round(width), Math.round(height)]).toEqual([595, 842])
})

it.each(['klar', 'kompakt'] as const)('breaks no page inside an entry (%s)', async (template) => {
  const experience = Array.from({ length: 14 }, (_, index) => {
    const lines = Array.from(
      { length: 3 + ((index * 5) % 13) },
      () => '- Einrichten, Rüsten und Übergeben an die nächste Schicht',
    )
    return station(`Anfang${index}x`, 'Möller GmbH', [...lines, `- Ende${index}x`].join('\n'))
  })
  const pdf = await open(await renderResumePdf({ ...sheet({ experience }), template }))
  const { text: pages } = await extractText(pdf, { mergePages: false })
  expect(pages.length).toBeGreaterThan(2)
  for (const index of experience.keys()) {
    const pageOf = (word: string) => pages.findIndex((page) => page.includes(word))
    expect([index, pageOf(`Ende${index}x`)]).toEqual([index, pageOf(`Anfang${index}x`)])
  }
  expect(pages[1]).toContain(`Miriam Yıldız, Seite 2 von ${pages.length}`)
})

it('goes on with an entry longer than a page on the next one, below what stood before it', async () => {
  const lines = Array.from({ length: 70 }, (_, index) => `- Zeile${index}x`)
  const experience = [station('Kurz', 'Möller GmbH', ''), station('Lang', 'Möller GmbH', lines.join('\n'))]
  const { text: pages } = await extractText(await open(await renderResumePdf(sheet({ experience }))), {
    mergePages: false,
  })
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(/Kurz[\s\S]*Zeile0x/)
  expect(pages[1]).toContain('Zeile69x')
})

it('tells nothing of an anonymous person, neither in the text nor in what is attached', async () => {
  const full = sheet({
    summary: 'Ich, Miriam Yıldız, bin unter 0521 55 04 91 zu erreichen.',
    experience: [station('Dreherin', 'Möller Antriebe GmbH', 'Bei Möller Antriebe an der Maschine')],
  })
  const pdf = await open(await renderResumePdf(redactSheet(full)))
  const { text } = await extractText(pdf, { mergePages: true })
  const attachments = await Promise.all(
    [...((await pdf.getAttachments()) ?? new Map()).keys()].map((name) => pdf.getAttachmentContent(name)),
  )
  const everything = [
    text,
    // A time such as 02:05:21 would look like a dialling code.
    JSON.stringify(await pdf.getMetadata()).replaceAll(/D:\d{14}Z/g, 'D:…'),
    ...attachments.map((content) => Buffer.from(content ?? []).toString()),
  ].join()
  expect(everything).toContain('Dreherin')
  for (const secret of ['Miriam', 'Yıldız', 'Möller', '0521', 'test.example', '33602', 'Bielefeld']) {
    expect(everything).not.toContain(secret)
  }
})

it('sets what people write as it stands, whatever it means to the typesetter', async () => {
  const summary = '#read("/etc/passwd") *Stern* $x$ `Code` @nobody 中文 \\ [Klammer]'
  const { text } = await extractText(await open(await renderResumePdf(sheet({ summary }))), { mergePages: true })
  expect(text).toContain('#read("/etc/passwd") *Stern* $x$ `Code` @nobody')
})

it('puts letter, résumé and certificates into one folder, and says what it had to leave out', async () => {
  const certificate = await renderResumePdf(sheet({ summary: 'Ein Zeugnis mit Inhalt' }))
  const { pdf, leftOut } = await renderApplicationFolderPdf({
    resume: sheet({ summary: 'Kurzprofil' }),
    letter: {
      text: 'ich bewerbe mich um die Stelle.',
      subject: 'Bewerbung als Dreherin (m/w/d)',
      recipient: ['Hartmann GmbH', '33607 Bielefeld'],
      date: new Date('2026-11-20T12:00:00Z'),
    },
    certificates: [
      { name: 'Zeugnis.pdf', contentType: 'application/pdf', content: certificate },
      { name: 'kaputt.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7\n%%EOF') },
      // The error appears only at typesetting; the others must not be affected.
      { name: 'scan.png', contentType: 'image/png', content: Buffer.from('kein Bild') },
    ],
  })
  expect(leftOut).toEqual(['kaputt.pdf', 'scan.png'])
  const { text: pages } = await extractText(await open(pdf), { mergePages: false })
  expect(pages).toHaveLength(4)
  expect(pages[0]).toMatch(
    /Hartmann GmbH[\s\S]*20\.11\.2026[\s\S]*Bewerbung als Dreherin[\s\S]*Sehr geehrte Damen und Herren[\s\S]*Mit freundlichen Grüßen\s+Miriam Yıldız[\s\S]*Anlagen/,
  )
  expect(pages[1]).toContain('Kurzprofil')
  expect(pages[2]).toContain('Ein Zeugnis mit Inhalt')
  expect(pages[3]).toMatch(
    /Nicht vollständig in dieser Mappe[\s\S]*kaputt\.pdf: gesperrt oder nicht lesbar[\s\S]*scan\.png: gesperrt/,
  )
  expect(pages[3]).not.toContain('Zeugnis.pdf')
})

function open(pdf: Uint8Array) {
  return getDocumentProxy(new Uint8Array(pdf))
}

function station(position: string, employer: string, description: string): ResumeContent['experience'][number] {
  return { id: ID, position, employer, place: 'Bielefeld', from: '2021-04', to: null, description }
}

function sheet(content: Partial<ResumeContent>): ResumeSheet {
  return {
    firstName: 'Miriam',
    lastName: 'Yıldız',
    email: 'miriam@test.example',
    phone: '0521 55 04 91',
    postalCode: '33602',
    city: 'Bielefeld',
    land: 'NW',
    headline: 'Zerspanungsmechanikerin',
    availability: 'now',
    availableFrom: null,
    noticePeriodWeeks: null,
    desiredEmploymentTypes: ['Vollzeit'],
    drivingLicences: ['B'],
    title: 'Metall',
    template: 'klar',
    content: { ...emptyResumeContent(), ...content },
    photoFileId: null,
    attachments: [],
    updatedAt: new Date('2026-11-01T00:00:00Z'),
  }
}
