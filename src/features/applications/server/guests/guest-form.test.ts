import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { guestApplication } from '~/features/applications/server/apply-table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { takeGuestForm } from './guest-form'

const { db } = database()
let visitors = 0
const LICENCE = {
  id: uuidv7(),
  text: 'Hast du einen Führerschein?',
  kind: 'yes-no',
  choices: [],
  isRequired: true,
} as const

function send(jobPostingId: string, fields: Record<string, string | File>, origin = 'http://stellwerk.test') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  visitors += 1
  const headers = { origin, 'x-client-ip': `192.0.2.${visitors}` }
  return takeGuestForm(new Request('http://stellwerk.test/apply/x', { method: 'POST', body, headers }), jobPostingId)
}

async function scene() {
  const { id } = await createJobPosting({ questions: [{ ...LICENCE, choices: [], knockOutAnswers: [] }] })
  const email = `gast-${uuidv7()}@test.example`
  const person = { firstName: 'Gesine', lastName: 'Vogt', email, postalCode: '33602', town: 'Bielefeld', website: '' }
  const waiting = () => db.select().from(guestApplication).where(eq(guestApplication.email, email))
  return { id, person, waiting, answer: { [`answer-${LICENCE.id}`]: 'Ja' } }
}

test('without a script somebody applies with a station in months as people write them', async () => {
  const { id, person, waiting, answer } = await scene()
  const station = { 'position-1': 'Dreherin', 'employer-1': 'Möller', 'from-1': 'April 2019', 'to-1': '' }
  expect(await send(id, { ...person, ...answer, ...station, skills: 'Drehen' })).toBe('sent')
  const [kept] = await waiting()
  expect(kept?.content).toMatchObject({
    ...{ firstName: 'Gesine', skills: 'Drehen', phone: null, place: { name: 'Bielefeld', postalCode: '33602' } },
    ...{ answers: [{ questionId: LICENCE.id, answer: 'Ja' }] },
    experience: [{ position: 'Dreherin', employer: 'Möller', from: '2019-04', to: null }],
  })
})

test('what is missing is said at its field, and everything that was typed comes back', async () => {
  const { id, person, waiting } = await scene()
  const given = { ...person, email: 'gesine@', postalCode: '00000', 'employer-2': 'Möller', coverLetter: 'Guten Tag' }
  const again = await send(id, given)
  expect(again).toMatchObject({
    values: given,
    errors: {
      ...{ email: expect.stringMatching(/E-Mail/), postalCode: expect.stringMatching(/kennen wir nicht/) },
      ...{ 'position-2': 'Bitte gib deine Tätigkeit an.', [`answer-${LICENCE.id}`]: 'Bitte beantworte diese Frage.' },
    },
  })
  const without = await send(id, { ...given, postalCode: '' })
  expect(without).toMatchObject({ errors: { postalCode: 'Bitte gib deine Postleitzahl an.' } })
  expect(await waiting()).toEqual([])
})

test('a chosen file stays when something else is missing, and counts as the résumé', async () => {
  const { id, person, waiting, answer } = await scene()
  const file = new File(['%PDF-1.7\n%%EOF'], 'lebenslauf.pdf')
  const again = await send(id, { ...person, file })
  if (typeof again !== 'object') throw new Error('the question was not missed')
  expect(again.file?.name).toBe('lebenslauf.pdf')
  const kept = { id: again.id, fileId: again.file?.id ?? '', fileName: 'lebenslauf.pdf' }
  expect(await send(id, { ...person, ...answer, ...kept })).toBe('sent')
  expect((await waiting())[0]?.content.attachmentFileIds).toEqual([kept.fileId])
})

test("nobody sends somebody else's file, nothing without a résumé, and nothing from another site", async () => {
  const { id, person, waiting, answer } = await scene()
  const foreign = { fileId: uuidv7(), fileName: 'fremd.pdf' }
  expect(await send(id, { ...person, ...answer, ...foreign })).toMatchObject({ errors: { form: expect.any(String) } })
  expect(await send(id, { ...person, ...answer })).toMatchObject({
    errors: { form: expect.stringMatching(/Lebenslauf/) },
  })
  const all = { ...person, ...answer, 'position-0': 'Dreherin', 'employer-0': 'Möller', 'from-0': '2019' }
  expect(await send(id, all, 'https://evil.example')).toMatchObject({ errors: { form: expect.any(String) } })
  expect(await waiting()).toEqual([])
})

test('the form with a script, sent before it was ready, is no application', async () => {
  const { id, person, waiting } = await scene()
  const body = new URLSearchParams(person)
  const request = new Request('http://stellwerk.test/apply/x', { method: 'POST', body })
  expect(await takeGuestForm(request, id)).toBeUndefined()
  expect(await waiting()).toEqual([])
})
