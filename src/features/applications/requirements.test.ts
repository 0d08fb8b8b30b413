import { expect, test } from 'vitest'
import { emptyResumeContent } from '~/features/resumes/schema'
import { requirementsOf } from './requirements'

const content = {
  ...emptyResumeContent(),
  experience: [
    {
      id: '01936b0e-0000-7000-8000-000000000001',
      position: 'CNC-Dreherin',
      employer: 'Möller Antriebe',
      place: null,
      from: '2017-01',
      to: null,
      description: 'Drehen und Fräsen auf Siemens 840D',
    },
  ],
  skills: [{ id: '01936b0e-0000-7000-8000-000000000002', name: 'Messtechnik', level: 4 }],
}
const now = new Date('2026-11-20T12:00:00Z')
const application = {
  firstName: 'Miriam',
  lastName: 'Yıldız',
  email: null,
  city: 'Bielefeld',
  answers: [],
  content,
  headline: null,
  drivingLicences: [],
  radiusKm: 30,
}
const question = {
  id: '01936b0e-0000-7000-8000-000000000003',
  kind: 'yes-no' as const,
  text: 'Arbeiten Sie im Schichtdienst?',
  choices: [],
  isRequired: true,
  knockOutAnswers: ['Nein'],
}

test('a line of the profile is met where the papers say so, with the place it stands', () => {
  const posting = {
    profileLines: ['Erfahrung im Drehen und Fräsen', 'Kenntnisse in SAP'],
    questions: [],
    distanceKm: null,
  }
  expect(requirementsOf(posting, application, now)).toEqual([
    {
      text: 'Erfahrung im Drehen und Fräsen',
      state: 'met',
      source: '„CNC-Dreherin“, „Drehen und Fräsen auf Siemens 840D“ (Berufserfahrung, seit 01/2017)',
    },
    { text: 'Kenntnisse in SAP', state: 'unproven', source: null },
  ])
})

test('an answer that was asked for decides, a missing one proves nothing', () => {
  const posting = { profileLines: [], questions: [question], distanceKm: null }
  const states = ['Ja', 'Nein', ''].map(
    (answer) =>
      requirementsOf(posting, { ...application, answers: [{ questionId: question.id, answer }] }, now)[0]?.state,
  )
  expect(states).toEqual(['met', 'unmet', 'unproven'])
  expect(requirementsOf({ ...posting, questions: [{ ...question, knockOutAnswers: [] }] }, application, now)).toEqual(
    [],
  )
})

test('the way to work is compared with the radius the person wants', () => {
  const at = (distanceKm: number) =>
    requirementsOf({ profileLines: [], questions: [], distanceKm }, application, now).map(({ state }) => state)
  expect(at(29)).toEqual(['met'])
  expect(at(31)).toEqual(['unmet'])
})

test('says as the crow flies how far it is, and never zero kilometres', () => {
  const at = (distanceKm: number) =>
    requirementsOf({ profileLines: [], questions: [], distanceKm }, application, now).map(({ text }) => text)
  expect(at(29)).toEqual(['Wohnort 29\u00a0km Luftlinie vom Arbeitsort entfernt'])
  expect(at(0.4)).toEqual(['Wohnt am Arbeitsort'])
})

test('a training is proven by a training, never by another occupation or by work', () => {
  const lines = ['Ausbildung als Industriemechaniker/in', 'Abgeschlossene Ausbildung als CNC-Dreher', 'CNC-Dreher']
  const states = lines.map(
    (line) => requirementsOf({ profileLines: [line], questions: [], distanceKm: null }, application, now)[0]?.state,
  )
  expect(states).toEqual(['related', 'related', 'met'])
})

test('what somebody denies, wishes for or leaves to others proves nothing', () => {
  const saying = (summary: string) => ({ ...application, content: { ...emptyResumeContent(), summary } })
  const posting = { profileLines: ['Kenntnisse in SAP'], questions: [], distanceKm: null }
  const stateOf = (summary: string) => requirementsOf(posting, saying(summary), now)[0]?.state
  expect(stateOf('Bestellungen in SAP gebucht.')).toBe('met')
  expect(stateOf('Nicht nur SAP, auch Excel.')).toBe('met')
  for (const text of ['Noch keine Kenntnisse in SAP.', 'Interesse an SAP.', 'Ich möchte SAP lernen.'])
    expect(stateOf(text)).toBe('unproven')
  expect(stateOf('Vertrieb von SAP-Lizenzen.')).toBe('related')
})
