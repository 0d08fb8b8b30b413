import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { emptyResumeContent } from '../schema'
import { evidenceFor, occupationEvidence } from './evidence'
import { passagesOf } from './passages'
import { occupationsIn } from './sought'

const station = { id: uuidv7(), place: null, from: '2018-01', to: null }
const content = {
  ...emptyResumeContent(),
  experience: [
    {
      ...station,
      position: 'Schichtleiterin',
      employer: 'Möller Antriebe',
      description:
        '- Einrichten und Fahren von CNC-Drehmaschinen\nNoch keine Kenntnisse in SAP. Wartung der Werkzeuge.',
    },
  ],
  education: [
    {
      ...station,
      degree: 'Ausbildung zur Zerspanungsmechanikerin',
      institution: 'IHK',
      description: '',
      to: '2020-01',
    },
  ],
  skills: ['Fanuc', 'Kältetechnik'].map((name) => ({ id: uuidv7(), name, level: null })),
  languages: [
    { id: uuidv7(), name: 'Deutsch', level: 'C2' as const },
    { id: uuidv7(), name: 'Englisch', level: 'A2' as const },
    { id: uuidv7(), name: 'Polnisch', level: null },
  ],
}
const resume = { content, person: { headline: 'Zerspanungsmechanikerin' }, unplaced: [], title: '' }
const passages = passagesOf(resume)

function quoted(asked: string) {
  const { quote } = evidenceFor(asked, passages, content)
  return quote && { text: quote.pieces.map(({ text }) => text).join(''), where: quote.where }
}

test('a line is shown by the passage that has its words, word for word', () => {
  expect(quoted('Sicher an CNC-Drehmaschinen')).toEqual({
    text: 'Einrichten und Fahren von CNC-Drehmaschinen',
    where: 'Berufserfahrung, Möller Antriebe',
  })
  expect(quoted('Programmieren in Fanuc')).toEqual({ text: 'Fanuc', where: 'Kenntnisse' })
  expect(quoted('Erfahrung mit Siemens-, Fanuc- oder Heidenhain-Steuerungen')?.text).toBe('Fanuc')
  expect(quoted('Ausbildung in der Zerspanung oder verwandt')?.text).toContain('Zerspanungsmechanikerin')
  expect(quoted('Abgeschlossene Ausbildung als Zerspanungsmechaniker (m/w/d)')?.text).toContain(
    'Zerspanungsmechanikerin',
  )
})

test('the words that count are marked', () => {
  const { quote } = evidenceFor('Wartung', passages, content)
  expect(quote?.pieces).toEqual([
    { text: 'Wartung', isMarked: true },
    { text: ' der Werkzeuge.', isMarked: false },
  ])
})

test.each([
  ['Kenntnisse in SAP', 'what the person denies'],
  ['Abgeschlossene Ausbildung als Mechatroniker', 'another trade'],
  ['Ausbildung als Mechatroniker für Kältetechnik', 'a skill of that trade alone'],
  ['Freude an der Arbeit im Team', 'words that say nothing'],
  ['Erfahrung mit 3D-Messmaschinen', 'what is nowhere'],
])('%s is not shown by %s', (asked) => {
  expect(quoted(asked)).toBeNull()
})

test.each([
  ['Deutsch B1', 'Deutsch (C2)'],
  ['Sehr gute Deutschkenntnisse', 'Deutsch (C2)'],
  ['Englisch A2', 'Englisch (A2)'],
  ['Gute Englischkenntnisse', null],
  ['Polnisch von Vorteil', null],
])('%s: a language needs its level', (asked, text) => {
  expect(quoted(asked)?.text ?? null).toBe(text)
})

test('the occupations of a résumé, each once, as they are written', () => {
  expect(occupationsIn(resume).map(({ label }) => label)).toEqual(['Zerspanungsmechanikerin', 'Schichtleiterin'])
  const [first] = occupationsIn(resume)
  const quote = occupationEvidence(first?.families ?? [], passages)
  expect(quote?.pieces.find(({ isMarked }) => isMarked)?.text).toBe('Zerspanungsmechanikerin')
})
