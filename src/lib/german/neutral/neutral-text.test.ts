import { expect, it } from 'vitest'
import { neutralText } from './neutral-text'

it('hides pronouns named for oneself', () => {
  expect(neutralText('Kim Muster (sie/ihr)')).toBe('Kim Muster ([Pronomen])')
})

it.each([
  ['Zerspanungsmechanikerin (IHK)', 'Zerspanungsmechaniker (IHK)', '[Zerspanungsmechaniker/in] (IHK)'],
  ['Abschluss als Kauffrau', 'Abschluss als Kaufmann', 'Abschluss als [Kaufmann/-frau]'],
  ['Bürokauffrau', 'Bürokaufmann', '[Bürokaufmann/-frau]'],
  ['gelernte Dreherin', 'gelernter Dreher', '[gelernte/r Dreher/in]'],
  ['staatlich geprüfte Technikerin', 'staatlich geprüfter Techniker', 'staatlich [geprüfte/r Techniker/in]'],
  ['eine erfahrene Köchin', 'ein erfahrener Koch', '[ein/e erfahrene/r Koch/in]'],
  ['Als examinierte Krankenschwester', 'Als examinierter Krankenpfleger', 'Als [examinierte/r Krankenpfleger/in]'],
  ['Zahnmedizinische Fachangestellte', 'Zahnmedizinischer Fachangestellter', '[Zahnmedizinische/r Fachangestellte/r]'],
  ['Diplom-Psychologin', 'Diplom-Psychologe', 'Diplom-[Psychologe/in]'],
  ['Zahnärztin', 'Zahnarzt', '[Zahnarzt/in]'],
  ['Rechtsanwältin', 'Rechtsanwalt', '[Rechtsanwalt/in]'],
  ['Studentin der Informatik', 'Student der Informatik', '[Student/in] der Informatik'],
  ['Ingenieurin', 'Ingenieur', '[Ingenieur/in]'],
  ['Journalistin', 'Journalist', '[Journalist/in]'],
  ['Teamleiterin', 'Teamleiter', '[Teamleiter/in]'],
  ['Mutter von zwei Kindern', 'Vater von zwei Kindern', '[Elternteil] von zwei Kindern'],
  ['2019 Mutterschutz', '2019 Vaterzeit', '2019 [Elternzeit]'],
  ['Ich spiele Frauenfußball', 'Ich spiele Herrenfußball', 'Ich spiele [Fußball]'],
  ['Geschlecht: weiblich', 'Geschlecht: männlich', 'Geschlecht: [entfernt]'],
  ['Leiterin der Pflege', 'Leiter der Pflege', '[Leiter/in] der Pflege'],
  ['Beamtin', 'Beamter', '[Beamter/in]'],
])('says "%s" and "%s" in one way', (feminine, masculine, neutral) => {
  expect(neutralText(feminine)).toBe(neutral)
  expect(neutralText(masculine)).toBe(neutral)
})

it.each([
  'Erfahrung mit Computer, Server, Container und Filter',
  'Berlin, Medizin, Termin, Disziplin und Benzin',
  'Arbeit im Reaktor, am Monitor, mit Halbleitern',
  'Sehr geehrte Damen und Herren,',
  'Index G220, Fanuc und Sinumerik 840D, täglich',
  'Oktober bis Dezember, immer unter der Woche',
  'Kündigungsfrist von vier Wochen, Excel-Liste, Checklisten, Stückliste',
  'Leitung, Verkauf und Beratung, Führerschein B',
  'Deutsch: Muttersprache',
])('leaves "%s" alone', (text) => {
  expect(neutralText(text)).toBe(text)
})

it.each(['Verkäufer/in', 'Verkäufer*in', 'Verkäufer:innen', 'VerkäuferIn', 'Verkäufer(in)'])(
  'takes the sign of "%s" into the bracket',
  (word) => {
    expect(neutralText(word)).toBe('[Verkäufer/in]')
  },
)
