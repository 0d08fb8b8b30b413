import type { AdRule } from '../../schema'
import { ACT, UNITS, YEARS } from '../rule-words'
import { CLIENTS } from './age'

/** Those whom an ad may be meant for. */
const ANYBODY =
  'Menschen|Leute|Leuten|Personen|Damen|Herren|Frauen|Männer|Bewerber*|Kandidat*|Kolleg*|Mitarbeit*|Kräfte|Interessent*|Studierende*|alle|jemand|jemanden'
/** Those by what they do, in the plural: a span behind them counts years or hours. */
const STAFF =
  '*kräfte|*kräften|Aushilfen|Helfer|Helferinnen|Verkäufer|Verkäuferinnen|Fahrer|Fahrerinnen|Azubis|Hostessen'
/** Whom the work suits: "ideal für …". */
const FITS =
  'geeignet|ideal|optimal|passend|perfekt|bestens|gedacht|bestimmt|gemacht|reserviert|nur|ausschließlich|lediglich'
const LIMITS = 'unter|über|bis|ab|um|von|zwischen|jenseits|maximal|höchstens|max.'
const GOODS =
  'Kurs*|Reise*|Produkt*|Wohnung*|Angebot*|Sport*|Training*|Spiel*|Programm*|Veranstaltung*|Ausflug*|Mode|Tarif*|Karte*|Ticket*'
const AGED =
  'Fahrzeug*|Maschine*|Anlage*|Haus|Gebäude*|Gerät*|Bahn*|Wagen|Autos|Busse|Flotte|Schiff*|Boot*|Kinder*|Kund*|Patient*|Bewohner*|Gäste*|Firma|Betrieb*|Unternehmen*'
const WISHES = 'gern|gerne|bevorzugt|idealerweise|optimalerweise|am-liebsten|möglichst|nur|bitte-nur|ausschließlich'

/** An age in the frames of wishes: whom a job suits, when somebody fits, which years of birth. */
export const AGE_FRAME_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'age-fits',
    check: 'phrases',
    severity: 'error',
    fields: ['title', 'profile', 'offer', 'message'],
    phrases: [
      `${FITS} für … ${ANYBODY} ${LIMITS} @`,
      `${FITS} für … ${ANYBODY} im Alter ${LIMITS} @`,
      `${FITS} für @ bis @ jährige*`,
      `nicht|nichts für … ${ANYBODY} ${LIMITS} @`,
      `für … ${ANYBODY} ${LIMITS} @ … geeignet|gedacht|ideal|passend|bestimmt|gemacht`,
      `maximal|höchstens|max.|nicht-älter-als @ ${YEARS} alt`,
      'Alter … zwischen|von @ und|bis @',
      'du|Sie zwischen @ und|bis @ bist|sind',
      'du|Sie unter|über|um-die|jünger-als|älter-als|höchstens|maximal @ bist|sind',
      'Jahrgang|Jahrgänge|Jahrgängen 19#|20#',
      `${WISHES} Jahrgang|Jahrgänge #`,
      'Jahrgang|Jahrgänge # bis|und #',
      'Lebensjahr … nicht … vollendet|überschritten|erreicht',
    ],
    exceptions: [
      `${CLIENTS} … Alter *`,
      'Alter … … nehmen|besuchen|spielen|lernen',
      'nicht nur|ausschließlich|lediglich für *',
      `${AGED} … @ ${YEARS} alt`,
      `auch|ebenso|genauso ${FITS} für … *`,
      `auch|ebenso|genauso für … *`,
      `${GOODS} … ${FITS} für … *`,
      `${LIMITS} @ ${UNITS}`,
      `${LIMITS} @ ${YEARS} Erfahrung|Berufserfahrung|Praxis`,
      'zwischen @ und|bis @ … Stunden|Uhr|Euro|Prozent',
      'Wein*|Sekt|Riesling|Schule|Klasse|Modell*|Fahrzeug*|Auto|Wagen|Motorrad*|Traktor*|Buch|Zeitschrift* … Jahrgang|Jahrgänge *',
      'Jahrgang|Jahrgänge # der|des|unserer',
      '14.|15.|16.|17.|18. Lebensjahr … … *',
      'egal|gleich|gleichgültig|wichtig ob … *',
    ],
    title: 'Wunschalter oder Jahrgang',
    explanation: 'Ein Wunschalter benachteiligt alle, die es nicht haben, und ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
  {
    ...ACT,
    key: 'age-bare-span',
    check: 'phrases',
    severity: 'warn',
    fields: ['title', 'profile', 'offer', 'message'],
    phrases: [`${ANYBODY}|${STAFF} @ 25|26|27|28|29|3#|4#|5#|6#`],
    exceptions: [
      `@ @ ${UNITS}|Std.|h|kg|Betten|Plätze*|Gäste*|Teile*|Einsätze*|Schichten`,
      '@ 3#%|4#%|5#%|6#%|3#h|4#h',
    ],
    title: 'Zahlen, die nach einem Alter aussehen',
    explanation:
      'Eine Spanne wie „18–30“ hinter den Gesuchten liest sich als Wunschalter, und das ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Schreiben Sie dazu, was gezählt wird, etwa „Stunden in der Woche“.',
  },
  {
    ...ACT,
    key: 'age-under-title',
    check: 'phrases',
    severity: 'error',
    fields: ['title'],
    phrases: ['unter @'],
    exceptions: [
      // Whatever it counts: "Anlagen unter 30 kW".
      'unter @ *',
      'Menschen|Personen|Kund*|Kind*|Jugend*|Patient*|Gäste*|Betreuung|Temperatur* … unter @',
      'unter @%|@€|@t|@kg|@m',
    ],
    title: 'Höchstalter im Titel',
    explanation: 'Wer im Titel ein Alter nennt, schließt alle anderen aus. Das ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Streichen Sie das Alter. Beschreiben Sie im Profil, was jemand können muss.',
  },
]
