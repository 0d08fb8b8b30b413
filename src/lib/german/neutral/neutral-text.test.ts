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
  ['Herrenfriseurin', 'Herrenfriseur', '[Friseur/in]'],
  ['Damenschneiderin', 'Damenschneider', '[Schneider/in]'],
  ['eine frischgebackene Absolventin', 'ein frischgebackener Absolvent', '[ein/e frischgebackene/r Absolvent/in]'],
  ['meine beste Mitarbeiterin', 'mein bester Mitarbeiter', '[mein/e beste/r Mitarbeiter/in]'],
  [
    'Ich half meiner Kollegin, sie war neu.',
    'Ich half meinem Kollegen, sie war neu.',
    'Ich half [mein/e Kollege/in], sie war neu.',
  ],
  ['Tagesmutter, Fachfrau/-mann', 'Tagesvater, Fachmann/-frau', '[Tagesmutter/-vater], [Fachmann/-frau]'],
  ['Ich bin Polin.', 'Ich bin Pole.', 'Ich bin [Pole/in].'],
  ['Ich bin Deutschtürkin.', 'Ich bin Deutschtürke.', 'Ich bin [Deutschtürke/in].'],
  ['Als Spätaussiedlerin gekommen.', 'Als Spätaussiedler gekommen.', 'Als [Spätaussiedler/in] gekommen.'],
  ['Syrerin und Muslima', 'Syrer und Muslim', '[Syrer/in] und [Muslim/in]'],
  ['Französin', 'Franzose', '[Franzose/in]'],
  ['gebürtige Hamburgerin', 'gebürtiger Hamburger', '[Herkunft entfernt]'],
  ['Familienmutter, Barfrau', 'Familienvater, Barmann', '[Elternteil], [Barkeeper/in]'],
  ['Schon als Mädchen half ich', 'Schon als Junge half ich', 'Schon als [Kind] half ich'],
  [
    'Frau Muster hat ihre Aufgaben erledigt. Sie war beliebt, und wir danken ihr.',
    'Herr Muster hat seine Aufgaben erledigt. Er war beliebt, und wir danken ihm.',
    '[Person] Muster hat [Pronomen] Aufgaben erledigt. [Pronomen] war beliebt, und wir danken [Pronomen].',
  ],
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
  'Polen, Schweden und Finnen; Schweizer Franken',
  'Junge Menschen',
  'Ich habe die Pläne geprüft. Sie waren fehlerfrei, seine Werte auch.',
  'Sie suchen Verstärkung? Ihr Team gefällt mir.',
])('leaves "%s" alone', (text) => {
  expect(neutralText(text)).toBe(text)
})

it.each(['Verkäufer/in', 'Verkäufer*in', 'Verkäufer:innen', 'VerkäuferIn', 'Verkäufer(in)'])(
  'takes the sign of "%s" into the bracket',
  (word) => {
    expect(neutralText(word)).toBe('[Verkäufer/in]')
  },
)
