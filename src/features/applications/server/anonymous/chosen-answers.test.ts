import { expect, test } from 'vitest'
import { chosenAnswers } from './mask-application'

const [NAME, BASE, SHIFTS] = ['a', 'b', 'c']
const isChosen = chosenAnswers([
  { id: NAME, kind: 'text', choices: ['Müller'] },
  { id: BASE, kind: 'choice', choices: ['Müller', 'Nord'] },
  { id: SHIFTS, kind: 'yes-no', choices: [] },
])
const answered = (questionId: string, answer: string) => isChosen({ questionId, question: '', answer })

test('only what the question itself offers is shown as it is', () => {
  expect([answered(BASE, 'Müller'), answered(BASE, 'Nord'), answered(SHIFTS, 'Ja')]).toEqual([true, true, true])
  expect([answered(BASE, 'Süd'), answered(SHIFTS, 'Vielleicht'), answered('gone', 'Nord')]).toEqual([
    false,
    false,
    false,
  ])
})

test('a company learns no name by offering it: in one’s own words it stays hidden, whatever else is offered', () => {
  expect(answered(NAME, 'Müller')).toBe(false)
  const twice = chosenAnswers([
    { id: NAME, kind: 'text', choices: [] },
    { id: NAME, kind: 'choice', choices: ['Müller'] },
  ])
  expect(twice({ questionId: NAME, question: '', answer: 'Müller' })).toBe(false)
})
