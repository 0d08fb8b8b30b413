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
const application = { answers: [], content, headline: null, radiusKm: 30 }
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
  expect(requirementsOf(posting, application)).toEqual([
    { text: 'Erfahrung im Drehen und Fräsen', state: 'met', source: 'CNC-Dreherin, Möller Antriebe' },
    { text: 'Kenntnisse in SAP', state: 'unproven', source: null },
  ])
})

test('an answer that was asked for decides, a missing one proves nothing', () => {
  const posting = { profileLines: [], questions: [question], distanceKm: null }
  const states = ['Ja', 'Nein', ''].map(
    (answer) => requirementsOf(posting, { ...application, answers: [{ questionId: question.id, answer }] })[0]?.state,
  )
  expect(states).toEqual(['met', 'unmet', 'unproven'])
  expect(requirementsOf({ ...posting, questions: [{ ...question, knockOutAnswers: [] }] }, application)).toEqual([])
})

test('the way to work is compared with the radius the person wants', () => {
  const at = (distanceKm: number) =>
    requirementsOf({ profileLines: [], questions: [], distanceKm }, application).map(({ state }) => state)
  expect(at(29)).toEqual(['met'])
  expect(at(31)).toEqual(['unmet'])
})
