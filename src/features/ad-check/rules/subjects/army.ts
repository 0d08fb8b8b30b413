import type { AdRule } from '../../schema'
import { ACT } from '../rule-words'

const SERVICE = 'Wehrdienst*|Grundwehrdienst*|Wehrpflicht*|Zivildienst*|Wehrersatzdienst*|Kriegsdienst*'
const OLD =
  'abgeleistet|abgeschlossen|geleistet|absolviert|gemacht|beendet|hinter|erledigt|gemustert|einberufen|gedient'
const WHY = { source: '§§ 1, 3 Abs. 2, 7 AGG, Art. 4 Abs. 3 GG', suggestion: 'Streichen Sie den Satz.' } as const
const ELSEWHERE = [
  'Beratung|Büro|Beauftragte*|Amt|Stelle|Bewerber* für|zum|zur Wehrdienst*|Wehrpflicht*|Zivildienst*',
  'Ihr|Ihre|dein|deine freiwillige* Wehrdienst … zählt|rechnen|angerechnet|anerkannt',
]

/** Service with the army or instead of it: only men are called up, and who refused tells a belief. */
export const ARMY_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'sex-service-asked',
    check: 'asked',
    severity: 'error',
    phrases: [
      SERVICE,
      'haben|hast|wurden|wurdest|sind|bist Sie|du … gedient|gemustert|verweigert|einberufen|wehrpflichtig',
      'beim|bei Bund|der-Bundeswehr|der-Armee',
    ],
    exceptions: [...ELSEWHERE, 'bei der Bundeswehr gelernt|ausgebildet'],
    title: 'Frage nach dem Wehrdienst',
    explanation:
      'Einberufen werden nur Männer, und wer verweigert hat, verrät sein Gewissen: Danach darf niemand fragen.',
    ...WHY,
  },
  {
    ...ACT,
    key: 'sex-service-sought',
    check: 'phrases',
    severity: 'error',
    fields: ['profile', 'offer', 'title', 'message'],
    phrases: [
      `${SERVICE} … ${OLD}`,
      `${OLD} … ${SERVICE}`,
      'abgeleistete*|geleistete*|abgeschlossene*|beendete*|absolvierte* Wehrdienst|Grundwehrdienst|Zivildienst',
      'haben|hast … gedient',
      'gedient haben|hast',
      'gediente* Bewerber*|Mann|Männer|Kandidat*',
    ],
    exceptions: [
      ...ELSEWHERE,
      'während|seit|nach|wer|auch … Wehrdienst … *',
      'Wehrdienst … angerechnet|anerkannt|zählt|willkommen|egal',
    ],
    title: 'Wehrdienst als Bedingung',
    explanation: 'Einberufen werden nur Männer: Wer den Dienst verlangt, benachteiligt wegen des Geschlechts.',
    ...WHY,
  },
  {
    ...ACT,
    key: 'sex-service-kept-out',
    check: 'kept-out',
    severity: 'error',
    phrases: [
      'Wehrpflichtige*|Zivildienstleistende*|Wehrdienstverweigerer*|Kriegsdienstverweigerer*|Reservist*',
      SERVICE,
    ],
    exceptions: ELSEWHERE,
    title: 'Wehrpflichtige ausgeschlossen',
    explanation: 'Einberufen werden nur Männer: Wer sie deshalb ausschließt, benachteiligt wegen des Geschlechts.',
    ...WHY,
  },
]
