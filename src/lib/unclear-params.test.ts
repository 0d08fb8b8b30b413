import { expect, test } from 'vitest'
import { choiceParam, numberParam, searchParams, textParam, uuidParam } from './search-params.ts'
import { unclearParams } from './unclear-params.ts'

const read = searchParams({
  was: textParam(10),
  page: numberParam(1, 50),
  sortierung: choiceParam(['datum', 'relevanz']),
  stelle: uuidParam,
})

test('what is given but not understood is named', () => {
  expect(unclearParams(read, { page: 'x', stelle: '42', was: 'Koch' })).toContain('(„page“, „stelle“)')
  expect(unclearParams(read, {}, ['ids'])).toContain('(„ids“)')
})

test('what is missing, blank, or not ours is no reason to refuse', () => {
  expect(unclearParams(read, { was: 'Koch', sortierung: ' ', utm_source: 'x' })).toBeNull()
})
