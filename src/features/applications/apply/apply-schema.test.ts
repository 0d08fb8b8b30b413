import { expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { answersTo } from './apply-schema'

it('misses what has to be answered at its own field, before anything is sent', () => {
  const [must, may] = [uuidv7(), uuidv7()]
  const schema = answersTo([
    { id: may, isRequired: false },
    { id: must, isRequired: true },
  ])
  const given = (answer: string) => [
    { questionId: may, answer: '' },
    { questionId: must, answer },
  ]
  expect(schema.safeParse(given('  ')).error?.issues).toMatchObject([
    { path: [1, 'answer'], message: 'Bitte beantworte diese Frage.' },
  ])
  expect(schema.safeParse(given('Sofort')).success).toBe(true)
})
