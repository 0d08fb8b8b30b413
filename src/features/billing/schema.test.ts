import { beforeAll, expect, test } from 'vitest'
import { installValidationMessages } from '~/lib/schema/validation-messages'
import { billingAddressSchema, ibanSchema } from './schema'

beforeAll(installValidationMessages)

const HARTMANN = {
  companyName: 'Hartmann Präzisionsteile GmbH',
  street: 'Vennhofallee',
  houseNumber: '88',
  postalCode: '33689',
  city: 'Bielefeld',
  vatId: '',
}

/** Messages of an address below its fields. */
function messages(change: Partial<typeof HARTMANN & { country: string }>): Record<string, string> {
  const { error } = billingAddressSchema.safeParse({ ...HARTMANN, ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('each of the four fields that share two lines says by its name that it is missing', () => {
  expect(messages({})).toEqual({})
  expect(messages({ street: ' ' })).toEqual({ street: 'Bitte geben Sie die Straße an.' })
  expect(messages({ houseNumber: '' })).toEqual({ houseNumber: 'Bitte geben Sie die Hausnummer an.' })
  expect(messages({ country: 'AT', postalCode: '' })).toEqual({ postalCode: 'Bitte geben Sie die Postleitzahl an.' })
  expect(messages({ city: '  ' })).toEqual({ city: 'Bitte geben Sie den Ort an.' })
})

test('a German postal code has five digits, another country has its own', () => {
  expect(Object.keys(messages({ postalCode: '1010' }))).toEqual(['postalCode'])
  expect(messages({ country: 'AT', postalCode: '1010' })).toEqual({})
})

test('a code that does not fit its country is told together with what is missing elsewhere', () => {
  expect(Object.keys(messages({ postalCode: '3360', houseNumber: '', companyName: '' })).toSorted()).toEqual([
    'companyName',
    'houseNumber',
    'postalCode',
  ])
  expect(Object.keys(messages({ vatId: 'ATU63611700', street: '' })).toSorted()).toEqual(['street', 'vatId'])
})

test('a name may be in any script, and one that nobody could read is refused at once', () => {
  for (const companyName of ['Αθήνα Α.Ε.', 'ООО Щука', '株式会社', 'شركة', '🚀', 'Łódź & Söhne']) {
    expect(messages({ companyName, city: companyName })).toEqual({})
  }
  for (const companyName of ['A\u0007G', 'A\u{e000}', 'A\u{fffe}', 'A\nB']) {
    expect(messages({ companyName }).companyName).toContain('nicht drucken')
  }
  expect(messages({ companyName: '---' }).companyName).toContain('mindestens einen Buchstaben')
  // None of these is visible.
  for (const companyName of ['\u200b\u200b', '\u0301', '\u3164']) {
    expect(messages({ companyName }).companyName).toContain('darf nicht leer sein')
  }
})

test.each(['DE75512108001245126199', 'AT611904300234573201', 'NO9386011117947', 'LI21088100002324013AA'])(
  'the account %s can be debited with its IBAN alone',
  (iban) => {
    expect(ibanSchema.safeParse(iban).success).toBe(true)
  },
)

test.each([
  ['in Switzerland', 'CH9300762011623852957'],
  ['in the United Kingdom', 'GB29NWBK60161331926819'],
  ['in Monaco', 'MC5811222000010123456789030'],
  ['outside SEPA', 'TR330006100519786457841326'],
])('an account %s is refused, for banks want more than its IBAN', (_where, iban) => {
  expect(ibanSchema.safeParse(iban).error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('in der EU, in Island, Liechtenstein oder Norwegen'),
  ])
})
