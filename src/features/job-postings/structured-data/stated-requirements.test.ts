import { expect, it } from 'vitest'
import { statedRequirements } from './stated-requirements'

it.each([
  ['Abgeschlossene Berufsausbildung als Koch', 'professional certificate', null],
  [
    'Du hast eine abgeschlossene Ausbildung als Elektroniker und zwei Jahre Berufserfahrung',
    'professional certificate',
    24,
  ],
  ['Abgeschlossenes Hochschulstudium der Informatik\nMindestens 3 Jahre Erfahrung mit Java', 'bachelor degree', 36],
  ['Studium oder abgeschlossene Ausbildung', 'professional certificate', null],
  ['Quereinsteiger sind willkommen, Vorkenntnisse sind nicht nötig', 'no requirements', 0],
  ['Ein Studium ist von Vorteil. Freude am Kochen', null, null],
  ['5 Jahre Berufserfahrung wünschenswert', null, null],
  ['Du bist mindestens 18 Jahre alt', null, null],
  ['', null, null],
])('%s', (profile, education, experienceMonths) => {
  expect(statedRequirements(profile)).toEqual({ education, experienceMonths })
})
