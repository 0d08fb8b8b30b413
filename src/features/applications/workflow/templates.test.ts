import { expect, test } from 'vitest'
import {
  fillTemplate,
  PERSONAL_VARIABLES,
  unknownVariables,
  usesVariable,
} from '~/features/job-postings/letters/placeholders'
import { awaitsTemplate, SYSTEM_TEMPLATES, TEMPLATE_KINDS } from './templates'
import { saveTemplateSchema } from './workflow-schema'

const values = {
  vorname: 'Miriam',
  nachname: 'Yıldız',
  name: 'Miriam Yıldız',
  stelle: 'Dreher (m/w/d)',
  unternehmen: 'Hartmann GmbH',
  absender: 'Ute Sander',
  beworben_am: '20.11.2026',
}

test('every system template is filled completely and has one of its kind; only who has applied is named', () => {
  for (const { kind, body } of SYSTEM_TEMPLATES) {
    const text = fillTemplate(body, values)
    if (kind === 'contact') expect(usesVariable(body, PERSONAL_VARIABLES)).toBe(false)
    else expect(text).toContain('Miriam Yıldız')
    expect(text).not.toMatch(/[{}]/)
  }
  expect(new Set(SYSTEM_TEMPLATES.map(({ kind }) => kind)).size).toBe(TEMPLATE_KINDS.length)
})

test('takes spaces, double braces and capitals, and leaves what it does not know', () => {
  expect(fillTemplate('{{ Vorname }} {NACHNAME} {gehalt}', values)).toBe('Miriam Yıldız {gehalt}')
})

test('a value that looks like a placeholder is not filled in again', () => {
  expect(fillTemplate('{stelle}', { ...values, stelle: '{name}' })).toBe('{name}')
})

test('a step waits for the template on its way, unless everybody has words of their own', () => {
  expect(awaitsTemplate(true, [null])).toBe(true)
  expect(awaitsTemplate(true, ['Guten Tag', undefined])).toBe(true)
  // Emptied by hand: waiting would not help, the field says what is missing.
  expect(awaitsTemplate(true, ['Guten Tag', ''])).toBe(false)
  expect(awaitsTemplate(false, [null])).toBe(false)
})

test('an unknown placeholder cannot be saved', () => {
  const input = { id: '01936b0e-0000-7000-8000-000000000000', version: null, kind: 'rejection', title: 'Kurz' }
  expect(unknownVariables('Guten Tag {anrede} {name}')).toEqual(['{anrede}'])
  expect(saveTemplateSchema.safeParse({ ...input, body: 'Guten Tag {anrede}' }).error?.issues[0]?.message).toContain(
    '{anrede}',
  )
  expect(saveTemplateSchema.safeParse({ ...input, body: 'Guten Tag {name}' }).success).toBe(true)
  const asking = { ...input, kind: 'contact' }
  expect(saveTemplateSchema.safeParse({ ...asking, body: 'Guten Tag {name}' }).success).toBe(false)
  expect(saveTemplateSchema.safeParse({ ...asking, body: 'Zur Stelle {stelle}' }).success).toBe(true)
})
