import { expect, test } from 'vitest'
import { installValidationMessages } from '~/lib/schema/validation-messages'
import { z } from '~/lib/zod'
import * as schemas from './schema'

installValidationMessages()

const forms = Object.entries(schemas).filter(([, schema]) => schema instanceof z.ZodObject)

test.each(forms)('%s, which applicants and companies fill in, addresses neither of them', (_name, form) => {
  if (!(form instanceof z.ZodObject)) throw new Error('no form')
  const empty = Object.fromEntries(Object.keys(form.shape).map((field) => [field, '']))
  const said = form.safeParse(empty).error?.issues.filter(({ path }) => path[0] !== 'rememberMe') ?? []
  expect(said.map(({ message }) => message).filter((message) => /\b(?:Sie|du)\b/.test(message))).toEqual([])
  expect(said.length).toBeGreaterThan(0)
})
