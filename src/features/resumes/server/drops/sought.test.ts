import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { emptyResumeContent } from '../../schema'
import { quoteFor } from './quote'
import { occupationsIn } from './sought'

test('the occupations of a résumé, each once, as they are written', () => {
  const station = { id: uuidv7(), place: null, from: '2018-01', to: null, description: '' }
  const content = {
    ...emptyResumeContent(),
    experience: [{ ...station, position: 'Schichtleiterin', employer: 'Möller Antriebe' }],
    education: [{ ...station, degree: 'Ausbildung zur Zerspanungsmechanikerin', institution: 'IHK' }],
  }
  const found = occupationsIn({ content, person: { headline: 'Zerspanungsmechanikerin' }, title: '' })
  expect(found.map(({ label }) => label)).toEqual(['Zerspanungsmechanikerin', 'Schichtleiterin'])
})

test('a quotation marks the words that were asked for', () => {
  const { pieces } = quoteFor('Wartung', { quote: 'Wartung der Werkzeuge.', where: 'Kurzprofil' })
  expect(pieces).toEqual([
    { text: 'Wartung', isMarked: true },
    { text: ' der Werkzeuge.', isMarked: false },
  ])
})

test('a long passage without such a word is quoted from its beginning', () => {
  const quote = `Drehen${' und Fräsen'.repeat(30)}`
  const { pieces } = quoteFor('Zerspanung', { quote, where: 'Kurzprofil' })
  expect(pieces).toEqual([{ text: expect.stringMatching(/^Drehen und .* …$/), isMarked: false }])
})
