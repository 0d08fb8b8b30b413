import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { installValidationMessages } from './validation-messages.ts'

beforeAll(installValidationMessages)

const empty = 'Dieses Feld darf nicht leer sein. Bitte geben Sie einen Wert ein.'

describe('validation messages (specification, section 5)', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['too small, number', z.number().min(5), 4, 'Bitte geben Sie eine Zahl ein, die mindestens 5 beträgt.'],
    ['{min} in German', z.number().min(1234.5), 1, 'Bitte geben Sie eine Zahl ein, die mindestens 1.234,5 beträgt.'],
    ['too small, integer', z.int().min(5), 4, 'Bitte geben Sie eine Zahl ein, die mindestens 5 beträgt.'],
    ['too small, text', z.string().min(1), '', empty],
    ['too small, list', z.array(z.string()).min(1), [], empty],
    ['too big, number', z.number().max(10_000), 10_001, 'Bitte geben Sie eine Zahl ein, die höchstens 10.000 beträgt.'],
    ['too big, text', z.string().max(3), 'viel', 'Der Text ist zu lang. Maximal erlaubt sind 3 Zeichen.'],
    [
      '{max} in German',
      z.string().max(2000),
      'x'.repeat(2001),
      'Der Text ist zu lang. Maximal erlaubt sind 2.000 Zeichen.',
    ],
    ['invalid email', z.email(), 'a@', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
    ['invalid datetime', z.iso.datetime(), 'gestern', 'Bitte geben Sie ein gültiges Datum ein.'],
    ['invalid day', z.iso.date(), '31.12.', 'Bitte geben Sie ein gültiges Datum ein.'],
    ['other invalid string', z.uuid(), 'x', 'Bitte geben Sie einen gültigen Wert ein.'],
    ['regular expression', z.string().regex(/^\d+$/), 'x', 'Bitte geben Sie einen gültigen Wert ein.'],
    ['invalid type, number', z.number(), 'x', 'Bitte geben Sie eine Zahl an.'],
    ['not a number', z.number(), Number.NaN, 'Bitte geben Sie eine Zahl an.'],
    ['whole number', z.int(), 1.5, 'Bitte geben Sie eine Zahl an.'],
    ['invalid type, other', z.string(), 1, 'Bitte geben Sie einen gültigen Wert an.'],
    ['unrecognized keys', z.strictObject({}), { a: 1, b: 2 }, 'Die Felder "a, b" sind unzulässig.'],
    ['invalid enum value', z.enum(['a']), 'b', 'Bitte wählen Sie einen gültigen Wert aus.'],
    ['custom', z.string().refine(() => false), '', 'Die Eingabe ist ungültig. Bitte überprüfen Sie Ihre Angaben.'],
    ['any other issue', z.number().multipleOf(5), 7, 'Es ist ein Fehler aufgetreten.'],
    ['list too long', z.array(z.string()).max(0), [''], 'Es ist ein Fehler aufgetreten.'],
  ])('%s', (_row, schema, value, message) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message)
  })

  it('lets a message given on the rule win', () => {
    expect(z.string().min(1, 'Eigener Satz.').safeParse('').error?.issues[0]?.message).toBe('Eigener Satz.')
  })
})
