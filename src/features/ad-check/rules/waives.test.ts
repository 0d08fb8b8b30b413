import { expect, it } from 'vitest'
import { settingDefaults } from '~/platform/settings/schema'
import { checkMessage } from '../check-ad'
import { DEFAULT_AD_RULES } from './default-rules'

const found = (text: string) =>
  checkMessage(text, { ...settingDefaults, rules: DEFAULT_AD_RULES }).map(({ excerpt }) => excerpt)

it.each([
  ['Ihr', 'Alter', 'Ihrem'],
  ['Ihr', 'Geschlecht', 'Ihrem'],
  ['Ihre', 'Herkunft', 'Ihrer'],
  ['Ihre', 'Staatsangehörigkeit', 'Ihrer'],
  ['Ihre', 'Religion', 'Ihrer'],
  ['Ihre', 'Schwerbehinderung', 'Ihrer'],
  ['Ihre', 'Familienplanung', 'Ihrer'],
  ['Ihre', 'Parteizugehörigkeit', 'Ihrer'],
  ['Ihr', 'Geburtsdatum', 'Ihrem'],
])('stops nobody who does not ask for %s %s', (your, matter, yours) => {
  for (const harmless of [
    `${your} ${matter} spielt bei uns keine Rolle.`,
    `${your} ${matter} ist für uns unwichtig.`,
    `Nach ${yours} ${matter} fragen wir nicht.`,
    `Wir fragen Sie nie nach ${yours} ${matter}.`,
    `${your} ${matter} müssen Sie nicht angeben.`,
    `Angaben zu ${yours} ${matter} brauchen wir nicht.`,
    `Auf Angaben zu ${yours} ${matter} verzichten wir.`,
    `${your} ${matter} geht uns nichts an.`,
    `Bitte machen Sie keine Angaben zu ${yours} ${matter}.`,
    `${your} ${matter} hat auf unsere Entscheidung keinen Einfluss.`,
    `Wir stellen unabhängig von ${yours} ${matter} ein.`,
    `Herkunft, Alter, Religion oder ${matter} spielen keine Rolle.`,
  ])
    expect(found(harmless), harmless).toEqual([])
})

it.each([
  ['Dein Alter spielt keine Rolle, aber du solltest unter 35 sein.', 'unter 35 sein'],
  ['Zeugnisse sind uns egal, Frauen nehmen wir im Lager nicht.', 'Frauen nehmen wir im Lager nicht'],
  ['Wie alt sind Sie? Die Antwort spielt keine Rolle.', 'Wie alt sind Sie'],
  ['Unabhängig von Ihrer Qualifikation sind Sie uns mit 56 zu alt.', 'Sie uns mit 56 zu alt'],
  ['Ausländer interessieren uns nicht.', 'Ausländer'],
])('still finds what stands beside: %s', (text, words) => {
  expect(found(text)).toEqual([words])
})

it('lets a question be that only catches the eye of those it welcomes', () => {
  expect(found('Alleinerziehend? Sprich uns an, wir haben Dienste von 8:30 bis 14 Uhr.')).toEqual([])
  expect(found('Ihr Partner zieht mit um? Wir helfen bei der Wohnungssuche.')).toEqual([])
})

it.each([
  'Haben Sie Kinder? Gern mit Alter.',
  'Wie alt sind Sie? Kein Problem, wenn Sie es uns erst im Gespräch sagen.',
  'Kinderlos und unter 30? Herzlich willkommen bei uns!',
])('asks all the same, or welcomes only those who are favoured: %s', (text) => {
  expect(found(text)).not.toEqual([])
})

it.each([
  'Kopftuch? Dann bleiben Sie zu Hause.',
  'Ohne Kinder? Umso besser!',
  'Ungebunden? Umso besser!',
  'Du bist zwischen 20 und 30 Jahre alt und magst Menschen.',
  'Wir suchen jemanden zwischen 25 und 35 Jahren, 38 Stunden in der Woche.',
  'Derzeit suchen wir nur Männer.',
  'Bewerber bis 30 Jahre willkommen.',
  'Wir suchen kinderlose Menschen.',
])('finds what a welcome, a count or a word beside it does not excuse: %s', (text) => {
  expect(found(text)).not.toEqual([])
})

it.each([
  'Kind krank? Dann bleiben Sie zu Hause.',
  'Keine Erfahrung mit Kindern? Kein Problem!',
  'Ihr Partner zieht mit um? Wir helfen bei der Wohnung.',
  'Bewerber über 50 willkommen.',
  'Derzeit arbeiten bei uns nur Männer, das möchten wir ändern.',
  'Wir beraten Menschen, die ungewollt kinderlos sind.',
  'Deutsch muss Ihre Muttersprache nicht sein.',
])('stops nobody for %s', (text) => {
  expect(found(text)).toEqual([])
})
