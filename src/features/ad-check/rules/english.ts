import type { AdRule } from '../schema'
import { ON } from './rule-words'

const SEX = 'girls|women|men|ladies|boys|guys|males|females'
const PEOPLE = 'people|applicants|candidates|colleagues|staff|employees|workers'
const CLIENTS = 'children|kids|pupils|students|clients|customers|patients|residents|guests|Kinder*|Jugend*'
const PLACES = '*studio*|*club*|*sauna*|*bereich*|*kurs*|*training|area|areas|gym|day|night|zone|lounge|*fitness*'

/** Half-English ads: who somebody has to be. */
export const ENGLISH_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'age-english',
    severity: 'error',
    phrases: [
      'no|not older than @',
      'age|aged|ages|age: @ @',
      'age|aged|ages|age: @ to|and|bis @',
      'age|aged|ages|age: under|below|between|max|max.|up-to @',
      'maximum|max|max. age @',
      'maximum|max|max. age: @',
      'under|below|between @ and|years @|old',
      'between @ and @ years',
      'in your|their twenties|thirties|forties|20s|30s|40s',
    ],
    exceptions: [
      'for ages *',
      `${CLIENTS} … age|aged|ages|under|below|between *`,
      'car|cars|vehicle*|truck*|licence|license … older than *',
      'between @ and @ hours|o’clock|people|percent|employees|euros|minutes',
    ],
    title: 'Altersgrenze auf Englisch',
    explanation: 'Eine Höchst- oder Wunschspanne beim Alter benachteiligt wegen des Alters und ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
  {
    ...ON,
    key: 'age-young-english',
    severity: 'warn',
    phrases: [`young … team|crew|${PEOPLE}`, 'young and dynamic|hungry|ambitious', 'youthful *'],
    exceptions: ['young and|or old|experienced', 'with|for|supporting|helping young people'],
    title: 'Alter auf Englisch betont',
    explanation: '„Young team“ lässt Ältere vermuten, dass sie nicht gemeint sind. Gerichte werten das als Indiz.',
    source: '§ 11 AGG; BAG 8 AZR 406/14',
    suggestion: 'Beschreiben Sie, wie Sie arbeiten, ohne ein Alter zu nennen.',
  },
  {
    ...ON,
    key: 'sex-english',
    severity: 'error',
    phrases: [
      `${SEX} only`,
      `only|no ${SEX}`,
      'male|female only|preferred|wanted',
      `only|preferably male|female`,
      `male|female ${PEOPLE} only|preferred|wanted`,
    ],
    exceptions: [
      `not only ${SEX}`,
      `no ${SEX} or|and|are|is`,
      `${SEX} only ${PLACES}`,
      `im|unser*|einem|das|our|a|the … ${SEX} only`,
    ],
    title: 'Nur ein Geschlecht, auf Englisch',
    explanation: 'Wer ein Geschlecht ausschließt oder vorzieht, ohne dass die Arbeit es verlangt, benachteiligt.',
    source: '§§ 1, 7, 8, 11 AGG',
    suggestion: 'Streichen Sie die Wörter und beschreiben Sie, was die Arbeit verlangt.',
  },
  {
    ...ON,
    key: 'origin-english',
    severity: 'error',
    phrases: ['no foreigners|immigrants|migrants|refugees', 'Germans only', 'only Germans', 'born in Germany'],
    exceptions: ['whether|if … born in Germany', 'born in Germany or *'],
    title: 'Herkunft als Bedingung, auf Englisch',
    explanation: 'Wer Menschen wegen ihrer Herkunft ausschließt oder vorzieht, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Streichen Sie den Satz. Verlangen Sie höchstens eine gültige Arbeitserlaubnis.',
  },
  {
    ...ON,
    key: 'religion-english',
    severity: 'warn',
    phrases: [
      'no|without headscarf|headscarves|hijab|hijabs|turban|turbans|kippa|veil',
      'no Muslims|Jews|Christians|believers',
      'your religion|faith|denomination',
    ],
    exceptions: ['with or without *', 'regardless|whatever … your religion|faith|denomination'],
    title: 'Glaube als Bedingung, auf Englisch',
    explanation: 'Wer Menschen wegen ihres Glaubens ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
]
