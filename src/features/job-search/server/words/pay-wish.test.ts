import { expect, it } from 'vitest'
import { settingDefaults } from '~/platform/settings/schema'
import { payrollLawOf } from '../pay/payroll-law'
import { payWish } from './pay-wish'

const law = payrollLawOf(settingDefaults, '2026-06-01')

it.each([
  ['Lagerist ab 2.500 €', 2500, 'ab 2.500 €'],
  ['ab 2500', 2500, 'ab 2500'],
  ['mindestens 20 Euro die Stunde', 3290, 'mindestens 20 Euro die Stunde'],
  ['Lager 15 Euro Stunde', 2460, '15 Euro Stunde'],
  ['20€ Stundenlohn Koch', 3290, '20€ Stundenlohn'],
  ['17,50 €/h', 2870, '17,50 €/h'],
  ['50000 Euro im Jahr Controller', 4160, '50000 Euro im Jahr'],
  ['ab 60.000 € Entwickler', 5000, 'ab 60.000 €'],
  ['60k Entwickler', 5000, '60k'],
  ['Gehalt 4000', 4000, 'Gehalt 4000'],
  ['Gehalt ab 4000', 4000, 'Gehalt ab 4000'],
  ['4000 brutto', 4000, '4000 brutto'],
  ['3000 euro', 3000, '3000 euro'],
  ['3000 euro netto', 4700, '3000 euro netto'],
  ['mind. 3000 Koch', 3000, 'mind. 3000'],
  ['mindestens 55000 Ingenieur', 4580, 'mindestens 55000'],
  ['ab 900000 €', 30_000, 'ab 900000 €'],
])('%s: %i a month', (was, euros, text) => {
  expect(payWish(was, law)).toMatchObject({ euros, text })
})

it.each([
  'Ausbildung ab 2027',
  'Job ab 16',
  'Lager 33602',
  'Lager ab 33602',
  'Fahrer 7,5 t',
  '24 Stunden Betreuung',
  'Lohn und Gehalt',
  'Java 17',
  'Koch ab 01.09.2027',
  'Verkäufer 20 km',
  '§ 34a',
])('%s names no pay', (was) => {
  expect(payWish(was, law)).toBeNull()
})

it('reckons wages by the hour with the hours that are searched for', () => {
  expect(payWish('15 Euro die Stunde', law, ['Teilzeit'])?.euros).toBe(1290)
})

it('reckons net pay up by a rule that it names', () => {
  expect(payWish('2.055 netto', law)?.label).toBe(
    'ab 3.000\u00a0€ brutto im Monat (2.055\u00a0€ netto im Monat, Steuerklasse I, 2026)',
  )
})
