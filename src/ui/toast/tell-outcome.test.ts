import { expect, test } from 'vitest'
import { FormProblem } from '../form/server-errors'
import { tellOutcomeInForm } from './tell-outcome'
import { currentToasts } from './toast-store'

const names: Partial<Record<string, string>> = { a: 'Koch', b: 'Bäcker', c: 'Fahrer', d: 'Pflegekraft', e: 'Gärtner' }
const texts = { noun: ['Meldung', 'Meldungen'], verb: 'entschieden', nameOf: (id: string) => names[id] ?? id } as const
const because = (message: string) => (id: string) => ({ id, message })

test('a form whose command failed for some says which and why, and that the others are done', () => {
  const failed = [...['a', 'b'].map(because('Schon entschieden.')), ...['c', 'd', 'e'].map(because('Gibt es nicht.'))]
  const told = () => tellOutcomeInForm({ ...texts, done: 2, failed })
  expect(told).toThrow(FormProblem)
  expect(told).toThrow(
    '5 Meldungen unverändert. Koch, Bäcker: Schon entschieden. Fahrer: Gibt es nicht. Und 2 Meldungen mehr.',
  )
  expect(currentToasts().map(({ severity, title }) => [severity, title])).toContainEqual([
    'success',
    '2 Meldungen entschieden',
  ])
})

test('a form whose command succeeded for all may close', () => {
  expect(() => tellOutcomeInForm({ ...texts, done: 1, failed: [] })).not.toThrow()
})
