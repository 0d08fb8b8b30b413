import { expect, test } from 'vitest'
import { readAsked } from './read-asked'
import { isLearntIn, isTraining } from './training-fields'

test.each([
  ['Ausbildung zur Bäckerin', true],
  ['Staatlich geprüfter Techniker, Fachschule', true],
  ['Abschlussprüfung der Realschule', false],
  ['Hauptschulabschluss', false],
  ['Grundkurs Excel', false],
])('%s is a finished training: %s', (entry, is) => {
  expect(isTraining(entry)).toBe(is)
})

test.each([
  ['Pflegefachfrau', true],
  ['Ausbildung zur Pflegehelferin', false],
  ['Tierpflegerin', false],
])('a training in the Pflege is proven by %s: %s', (training, is) => {
  const [asked] = readAsked('Ausbildung in der Pflege')
  expect(asked && isLearntIn(asked, training)).toBe(is)
})
