import { expect, test } from 'vitest'
import { z } from 'zod'
import { jsonExcess } from '~/lib/formats/json-excess'
import { writeInput } from '~/platform/client/calls/write-input'
import { admitCall } from '~/platform/server/gate/admit-call'
import { readCallInput } from '~/platform/server/gate/call-input'
import { CALL_BUDGET } from '~/platform/wire/call-budget'
import { inputSchemasOf, procedures } from '../../factories/procedures'
import { longestInput, type Shape } from './longest-input'

/** Procedures with their input schema; file forms have other checks. */
const inputs = [...procedures.keys()].flatMap((path) =>
  inputSchemasOf(path).flatMap((schema) => {
    const shape: Shape = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
    return shape.type === 'object' || shape.anyOf ? [{ path, schema, shape }] : []
  }),
)

const ALPHABETS = {
  German: 'Straße, Größe und Übermut. ',
  Cyrillic: 'Инженер-конструктор ',
  Arabic: 'مهندس ميكانيكي ',
  Chinese: '机械工程师招聘',
  emoji: '🚆👩‍🔧✨ ',
  quotation: '"\\\n\t/</script>',
  combined: 'a\u0308o\u0308\u0327 ',
}

/** What passes the checks comes out as the browser had it. */
async function passes(path: string, input: unknown): Promise<boolean> {
  const body = JSON.stringify(writeInput(input))
  const headers = { 'content-type': 'application/json' }
  const admitted = await admitCall(
    new Request(`http://stellwerk.test/api/trpc/${path}`, { method: 'POST', headers, body }),
  )
  if ('refusal' in admitted) return false
  expect(readCallInput(await admitted.request.json()), path).toEqual(input)
  return true
}

test('there are inputs to try', () => {
  expect(inputs.length).toBeGreaterThan(120)
  expect(inputs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['resume.update', 'jobPosting.update', 'conversation.reply']),
  )
})

test.each(Object.entries(ALPHABETS))('whatever a form may hold passes the gate, in %s', async (_name, alphabet) => {
  let accepted = 0
  for (const { path, schema, shape } of inputs) {
    // Limits of a whole (a résumé, a document) make some inputs shorter than the sum of their parts.
    for (const share of [1, 0.6, 0.3, 0.1, 0.02]) {
      const input = longestInput(shape, { alphabet, share })
      if (!(await schema.safeParseAsync(input)).success) continue
      expect(await passes(path, input), `${path} at ${share}`).toBe(true)
      accepted += 1
      break
    }
  }
  // The others need formats that no sample has (codes, tokens); they are short.
  expect(accepted / inputs.length).toBeGreaterThan(0.6)
})

test('the longest résumé and posting pass with room to spare', async () => {
  for (const path of ['resume.update', 'jobPosting.update', 'companyProfile.save']) {
    const found = inputs.find((each) => each.path === path)
    if (!found) throw new Error(`no input of ${path}`)
    const input = longestInput(found.shape, { alphabet: ALPHABETS.German, share: 1 })
    expect(await passes(path, input), path).toBe(true)
    const text = JSON.stringify(writeInput(input))
    const half = { ...CALL_BUDGET.json, nodes: CALL_BUDGET.json.nodes * 0.75 }
    expect(jsonExcess(text, half), path).toBeNull()
  }
})

test('thirty messages at once pass', async () => {
  const found = inputs.find(({ path }) => path === 'conversation.reply')
  if (!found) throw new Error('nobody can write')
  for (const alphabet of Object.values(ALPHABETS)) {
    const one = writeInput(longestInput(found.shape, { alphabet, share: 1 }))
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index, one])))
    const paths = Array.from({ length: 30 }, () => 'conversation.reply').join(',')
    const url = `http://stellwerk.test/api/trpc/${paths}?batch=1`
    const headers = { 'content-type': 'application/json' }
    expect(await admitCall(new Request(url, { method: 'POST', headers, body }))).toHaveProperty('request')
  }
})
