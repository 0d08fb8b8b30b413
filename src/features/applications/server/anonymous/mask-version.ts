import { createHash } from 'node:crypto'
import type { ResumeSnapshot } from '../../schema'
import { chosenAnswers, cleanerOf, withoutEntryIds } from './mask-application'

/** Somebody with a name, a mail address, employers and places as rules of masking look for them. */
const PERSON: ResumeSnapshot = {
  ...{ firstName: 'Anna-Lena', lastName: 'von der Öhe', email: 'al.oehe79@probe.example', phone: '0521 440011' },
  ...{ postalCode: '33602', city: 'Bielefeld', headline: 'Dreherin', resumeTitle: 'Lebenslauf' },
  content: {
    ...{ summary: '', interests: '', skills: [], languages: [], projects: [], certificates: [] },
    experience: [
      {
        ...{ id: 'a', position: 'Dreherin', employer: 'Nordlicht Metallbau GmbH', place: 'Detmold' },
        ...{ from: '2012-04', to: '2019-03', description: '' },
      },
    ],
    education: [],
  },
}

/** One sentence for each kind of rule; a stricter rule gets its own, so that what was stored before is masked again. */
const PROBES = [
  'Viele Grüße, Anna-Lena von der Öhe, kurz A.-L. v. d. Ö., Insta: al_oehe, M Ü L L E R, o e h e',
  'Ich wohne in 33602 Bielefeld, vorher D-32756 Detmold, und ziehe nach 50667 Köln, Domstraße 4.',
  'Sie erreichen mich unter 0521 440011, 0170/1234567, al.oehe79@probe.example oder t.me/aloehe.',
  'Ich bin 46\u00a0Jahre alt, Jahrgang 79, geboren am 3.4.1979, Mitte vierzig, und seit 1998 im Beruf.',
  'Als gelernte Dreherin und Mutter zweier Kinder war ich in Mutterschutz, meine Pronomen sind sie/ihr.',
  'Geburtsdatum (TT.MM.JJJJ): 1979-04-03, wohnhaft Lindenring 4, Bielefeld-Brackwede, Bielefelder Kolleg, L. Öhe, vonderoehe.',
  'Bei der Nordlicht Metallbau GmbH (NMB) war ich Vorarbeiterin, mit 25\u00a0Jahren Erfahrung.',
  'Freunde sagen Anni oder Leni. Zur Welt kam ich am dritten April neunzehnhundertneunundsiebzig, Abitur neunzehnhundertachtundneunzig, im Betrieb seit zweitausendacht, sechsundvierzig Jahre alt.\nLG AÖ',
  'Ich heiße Lene, bin Polin und wohne am Kesselbrink. Frau Öhe hat ihre Arbeit getan. Sie war pünktlich, gez. AÖ.',
  'IBAN DE02 1203 0000 0000 2020 51, Ausweis L01X00T47, Postfach 12 34, mit 46 Lenzen gehört sie zur Ü40.',
]

/** Two questions, of which one offers what is written below the other. */
const QUESTIONS: Parameters<typeof chosenAnswers>[0] = [
  { id: 'a', kind: 'text', choices: [] },
  { id: 'b', kind: 'choice', choices: ['Öhe'] },
]

const NOW = new Date('2026-01-15T12:00:00Z')

/** Changes with the rules of masking. */
export function maskVersion(): string {
  const clean = cleanerOf(PERSON, NOW)
  const isChosen = chosenAnswers(QUESTIONS)
  const kept = QUESTIONS.filter(({ id }) => isChosen({ questionId: id, question: '', answer: 'Öhe' }))
  return createHash('sha256')
    .update([...PROBES.map(clean), JSON.stringify([withoutEntryIds(PERSON.content), kept])].join('\n'))
    .digest('hex')
    .slice(0, 16)
}
