import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { TABULAR_TEXT } from '../factories/import-documents.ts'
import { launchBrowser } from './browser.ts'
import { cookieOf, demo } from './demo-session.ts'
import { settled, still, watchRequests } from './settled.ts'

const baseUrl = inject('baseUrl')
const ANONYMOUS = 'anonym@demo.stellwerk.example'

test('somebody brings a résumé as PDF, looks it over, puts it in order and takes it home as PDF', async () => {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' })
    const paper = await context.newPage()
    await paper.setContent(`<pre style="font: 11pt sans-serif; white-space: pre-wrap">${TABULAR_TEXT}</pre>`)
    const file = await paper.pdf({ format: 'A4' })
    await paper.close()

    await context.setExtraHTTPHeaders({ cookie: cookieOf(ANONYMOUS) })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    watchRequests(page)
    await page.goto(`${baseUrl}/app/applicant/resumes/create`)
    await settled(page)
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'lebenslauf.pdf', mimeType: 'application/pdf', buffer: file })

    const taken = page.getByRole('region', { name: 'So übernehmen wir es' })
    await taken.getByText('Schichtleiter').waitFor()
    // Unassigned pieces are shown, not dropped.
    await page
      .getByText(/Referenzen|Frau Sander/)
      .first()
      .waitFor()
    // What was put in its place stays there while somebody looks for another file.
    const pieces = page.getByRole('region', { name: 'Ohne festen Platz' })
    const first = pieces.getByRole('listitem').first()
    const piece = ((await first.locator('span').first().textContent()) ?? '').split('\n')[0] ?? ''
    await first.getByRole('button', { name: /^Einfügen/ }).click()
    await page.getByRole('menuitem', { name: 'Nachweise' }).click()
    await taken.getByText(piece).first().waitFor()
    await page.getByRole('textbox', { name: /^Titel/ }).fill('Vor dem Zurück')
    await page.getByRole('button', { name: 'Andere Datei' }).click()
    await page.getByRole('button', { name: 'Zurück zum Vergleich' }).click()
    await pieces.getByRole('status').getByText('Eingefügt unter „Nachweise“.').waitFor()
    await expect.poll(() => taken.textContent()).toContain(piece)
    await expect.poll(() => page.getByRole('textbox', { name: /^Titel/ }).inputValue()).toBe('Vor dem Zurück')
    // Only the review is there, not the form of an empty résumé above it.
    await page.getByRole('textbox', { name: /^Titel/ }).fill('Aus meinem PDF')
    await page.getByRole('button', { name: 'Als neuen Lebenslauf übernehmen' }).click()
    await page.waitForURL(/\/app\/applicant\/resumes\/[0-9a-f-]{36}/)
    await settled(page)

    await page.getByRole('link', { name: /^Berufserfahrung/ }).click()
    const handle = page.getByRole('button', { name: /^Schichtleiter verschieben/ })
    await handle.waitFor()
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Schichtleiter verschieben, Platz 2 von 2' }).waitFor()
    await page.getByText('Schichtleiter: Platz 2 von 2').waitFor({ state: 'attached' })
    // The keyboard continues where it was.
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Schichtleiter'))

    // Rows that slide have their handles elsewhere in a moment.
    await still(page)
    const other = page.getByRole('button', { name: /^Zerspanungsmechaniker verschieben/ })
    const [from, to] = [await other.boundingBox(), await handle.boundingBox()]
    if (!from || !to) throw new Error('no handles')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 30, { steps: 3 })
    await page.mouse.move(to.x + 10, to.y + 20, { steps: 8 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Zerspanungsmechaniker verschieben, Platz 2 von 2' }).waitFor()

    // What is added is filled in next; the focus of what is removed goes to what has taken its place.
    await page.getByRole('button', { name: 'Station ergänzen' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.closest('[data-reorder]')?.matches(':nth-of-type(3)'))
    const added = page.locator('[data-reorder]:visible').nth(2)
    await added.getByRole('button', { name: /entfernen$/ }).focus()
    await page.keyboard.press('Enter')
    await added.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement !== document.body)
    // What was removed by mistake comes back to its place.
    await page
      .getByRole('button', { name: /^Schichtleiter entfernen/, includeHidden: true })
      .first()
      .evaluate((button) => {
        if (button instanceof HTMLElement) button.click()
      })
    await handle.waitFor({ state: 'detached' })
    await page.keyboard.press('F6')
    await page.getByRole('button', { name: 'Rückgängig' }).last().click()
    await page.getByRole('button', { name: 'Schichtleiter verschieben, Platz 1 von 2' }).waitFor()

    await page.getByRole('link', { name: /^Kurzprofil/ }).click()
    await page.getByRole('textbox', { name: /^Kurzprofil/ }).fill('Fräst seit zehn Jahren.\n'.repeat(50))
    // Text beyond the first page is on the second, which scrolls into view.
    await page.getByRole('button', { name: 'Nächste Seite' }).click()
    await page.getByText('Seite 2 von 2').waitFor()
    await page.waitForFunction(() => {
      const paper = document.querySelector('aside .sheet')
      const [frame, last] = [paper, [...(paper?.querySelectorAll('section') ?? [])].at(-1)].map((each) =>
        each?.getBoundingClientRect(),
      )
      return frame && last && last.left >= frame.left && last.right <= frame.right
    })
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page
      .getByRole('banner')
      .getByText(/^Gespeichert um/)
      .waitFor()
    await page.getByRole('button', { name: 'Herunterladen' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'PDF' }).click(),
    ])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await download.path()))), {
      mergePages: true,
    })
    const order = ['Fräst seit zehn Jahren.', 'Schichtleiter', 'Zerspanungsmechaniker', 'Rudern']
    const positions = order.map((words) => text.indexOf(words))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions[0]).toBeGreaterThan(0)
  } finally {
    await browser.close()
  }
})

describe('an anonymous person', () => {
  // A company they have not applied to; the search tests check what it finds.
  test.each(['/resume/ID', '/api/files/resume-pdf/ID'])(
    'is told by nothing of what a company gets from %s',
    async (address) => {
      const { id, secrets } = await anonymousPerson()
      const answer = await fetch(baseUrl + address.replace('ID', id), {
        headers: { cookie: cookieOf(demo.withoutPosting) },
      })
      expect(answer.status).toBe(200)
      const everything = answer.headers.get('content-type')?.startsWith('application/pdf')
        ? await wholePdf(new Uint8Array(await answer.arrayBuffer()))
        : await answer.text()
      // It is really the person's page, and nothing hidden is anywhere in it.
      expect(everything).toContain('Arbeitgeber nicht genannt')
      expect(secrets.length).toBeGreaterThan(6)
      expect(secrets.filter((secret) => everything.includes(secret))).toEqual([])
    },
  )
})

const answered = <Data extends z.ZodType>(data: Data) =>
  z.object({ result: z.object({ data: z.object({ json: data }) }) })

/** Data of the demo's anonymous applicant that only they may see. */
async function anonymousPerson() {
  const cookie = cookieOf(ANONYMOUS)
  const session = await ask(
    '/api/auth/get-session',
    z.object({ user: z.object({ applicantProfile: z.object({ id: z.uuid() }) }) }),
  )
  const profile = await ask(
    '/api/trpc/applicantProfile.mine',
    answered(
      z.object({
        firstName: z.string(),
        lastName: z.string(),
        phone: z.string().nullable(),
        place: z.object({ postalCode: z.string(), name: z.string() }),
      }),
    ),
  )
  const list = await ask('/api/trpc/resume.list', answered(z.array(z.object({ id: z.uuid(), isDefault: z.boolean() }))))
  const main = list.result.data.json.find(({ isDefault }) => isDefault)
  const input = encodeURIComponent(JSON.stringify({ json: { id: main?.id } }))
  const own = await ask(
    `/api/trpc/resume.byId?input=${input}`,
    answered(z.object({ content: z.object({ experience: z.array(z.object({ employer: z.string() })) }) })),
  )
  const { firstName, lastName, phone, place } = profile.result.data.json
  const employers = own.result.data.json.content.experience.map(({ employer }) => employer)
  return {
    id: session.user.applicantProfile.id,
    secrets: [ANONYMOUS, firstName, lastName, place.postalCode, ...(phone ? [phone] : []), ...employers],
  }

  async function ask<Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> {
    return schema.parse(await (await fetch(baseUrl + path, { headers: { cookie } })).json())
  }
}

/** Text, metadata and attachments. */
async function wholePdf(content: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(content)
  const { text } = await extractText(pdf, { mergePages: true })
  const names = [...((await pdf.getAttachments()) ?? new Map()).keys()]
  const attached = await Promise.all(names.map((name) => pdf.getAttachmentContent(name)))
  return [
    text,
    JSON.stringify(await pdf.getMetadata()),
    ...attached.map((bytes) => Buffer.from(bytes ?? []).toString()),
  ].join('\n')
}
