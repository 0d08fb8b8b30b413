import type { ApplicationStatus } from '~/features/applications/lifecycle'
import type { Random } from '~/lib/random'

export type Line = { side: 'company' | 'applicant'; body: string }
export type MessageFacts = {
  /** The full name, because "Frau" or "Herr" is never guessed. */
  applicantName: string
  contactGreeting: string
  memberName: string
  postingTitle: string
  place: string
  /** German day and time of an interview, "Dienstag, den 24. November, um 10 Uhr". */
  appointment: string
}

/** A conversation that fits the state of the application, oldest first; the company writes first. */
export function threadFor(status: ApplicationStatus, facts: MessageFacts, random: Random): Line[] {
  const fill = (text: string) =>
    text
      .replaceAll('{name}', facts.applicantName)
      .replaceAll('{kontakt}', facts.contactGreeting)
      .replaceAll('{absender}', facts.memberName)
      .replaceAll('{titel}', facts.postingTitle)
      .replaceAll('{ort}', facts.place)
      .replaceAll('{termin}', facts.appointment)
  // An offer follows an interview.
  const hasMet = status === 'offer' || status === 'hired'
  const script = [...(hasMet ? random.pick(INTERVIEWS) : []), ...random.pick(SCRIPTS[status])]
  return script.map(([side, body]) => ({ side, body: fill(body) }))
}

type Script = readonly (readonly [Line['side'], string])[]

const HELLO = 'Guten Tag {name},\n\n'
const BYE = '\n\nFreundliche Grüße\n{absender}'
const ANSWER = 'Guten Tag {kontakt},\n\n'

const QUESTIONS: Script[] = [
  [
    [
      'company',
      `${HELLO}vielen Dank für Ihre Bewerbung als „{titel}“. Wir lesen sie in dieser Woche in Ruhe und melden uns spätestens in zehn Tagen.${BYE}`,
    ],
    [
      'applicant',
      `${ANSWER}danke für die schnelle Rückmeldung. Ich freue mich, von Ihnen zu hören.\n\nViele Grüße\n{name}`,
    ],
  ],
  [
    [
      'company',
      `${HELLO}Ihre Unterlagen gefallen uns. Eine Frage vorab: Könnten Sie uns noch Ihr letztes Arbeitszeugnis schicken?${BYE}`,
    ],
    [
      'applicant',
      `${ANSWER}gern, das Zeugnis liegt mir als PDF vor. Ich schicke es Ihnen bis morgen Abend.\n\nViele Grüße\n{name}`,
    ],
    ['company', `${HELLO}perfekt, vielen Dank. Danach melden wir uns mit einem Terminvorschlag.${BYE}`],
  ],
  [
    [
      'company',
      `${HELLO}kurze Frage zu Ihrer Bewerbung: Könnten Sie auch zwei Wochen früher anfangen als angegeben?${BYE}`,
    ],
    [
      'applicant',
      `${ANSWER}das bekomme ich hin, wenn ich bis zum Monatsende Bescheid weiß.\n\nFreundliche Grüße\n{name}`,
    ],
  ],
]

const INTERVIEWS: Script[] = [
  [
    [
      'company',
      `${HELLO}Ihre Bewerbung hat uns überzeugt, und wir möchten Sie gern kennenlernen. Passt Ihnen {termin}, bei uns in {ort}?${BYE}`,
    ],
    ['applicant', `${ANSWER}sehr gern, der Termin passt mir gut. Soll ich etwas mitbringen?\n\nViele Grüße\n{name}`],
    [
      'company',
      `${HELLO}nur gute Laune und, wenn Sie mögen, Ihre Fragen. Bitte melden Sie sich am Empfang, wir holen Sie dort ab.${BYE}`,
    ],
  ],
  [
    [
      'company',
      `${HELLO}wir laden Sie herzlich zum Gespräch ein: {termin}. Es dauert etwa eine Stunde, danach zeigen wir Ihnen den Betrieb.${BYE}`,
    ],
    [
      'applicant',
      `${ANSWER}vielen Dank für die Einladung. An dem Tag arbeite ich leider. Ginge es auch am Tag darauf, gern früh?\n\nFreundliche Grüße\n{name}`,
    ],
    ['company', `${HELLO}das geht, dann sehen wir uns am Tag darauf um 8 Uhr. Wir freuen uns auf Sie.${BYE}`],
    ['applicant', 'Wunderbar, vielen Dank. Bis dahin!'],
  ],
  [
    [
      'company',
      `${HELLO}zum ersten Kennenlernen reicht uns ein Gespräch per Video. Hätten Sie {termin} eine halbe Stunde Zeit?${BYE}`,
    ],
    ['applicant', `${ANSWER}ja, das passt. Den Link können Sie mir gern hier schicken.\n\nViele Grüße\n{name}`],
  ],
]

const OFFERS: Script[] = [
  [
    [
      'company',
      `${HELLO}danke für das offene Gespräch. Wir würden uns freuen, wenn Sie zu uns kommen. Der Vertragsentwurf ist unterwegs zu Ihnen.${BYE}`,
    ],
    [
      'applicant',
      `${ANSWER}das freut mich sehr. Ich lese den Vertrag am Wochenende und melde mich am Montag.\n\nViele Grüße\n{name}`,
    ],
  ],
  [
    [
      'company',
      `${HELLO}das Team hat sich einstimmig für Sie ausgesprochen. Wir bieten Ihnen die Stelle „{titel}“ an, mit den Bedingungen aus der Anzeige.${BYE}`,
    ],
    [
      'applicant',
      `${ANSWER}vielen Dank für das Angebot. Eine Frage habe ich noch: Ist der geplante Urlaub im Juli weiterhin möglich?\n\nFreundliche Grüße\n{name}`,
    ],
    ['company', `${HELLO}ja, den Urlaub tragen wir gleich für Sie ein.${BYE}`],
  ],
]

const HIRES: Script[] = [
  [
    [
      'company',
      `${HELLO}der unterschriebene Vertrag ist da, herzlich willkommen! Am ersten Tag erwartet Sie {absender} um 8 Uhr am Empfang in {ort}.${BYE}`,
    ],
    ['applicant', `${ANSWER}vielen Dank, ich freue mich auf den Start.\n\nViele Grüße\n{name}`],
  ],
]

const REJECTIONS: Script[] = [
  [
    [
      'company',
      `${HELLO}vielen Dank für Ihr Interesse an der Stelle „{titel}“. Wir sichten gerade viele Bewerbungen und bitten noch um etwas Geduld.${BYE}`,
    ],
    ['applicant', `${ANSWER}danke für die Nachricht, ich warte gern.\n\nViele Grüße\n{name}`],
  ],
]

const SCRIPTS = {
  submitted: QUESTIONS,
  in_review: QUESTIONS,
  interview: INTERVIEWS,
  offer: OFFERS,
  hired: HIRES,
  rejected: REJECTIONS,
  withdrawn: QUESTIONS,
} satisfies Record<ApplicationStatus, Script[]>

const REJECTION_TEXTS = [
  'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung und die Mühe, die darin steckt. Wir haben uns für eine Person entschieden, die mehr Erfahrung in diesem Aufgabenbereich mitbringt. Für Ihre Suche wünschen wir Ihnen alles Gute.',
  'Guten Tag {name},\n\ndanke für Ihr Interesse. Die Stelle „{titel}“ ist inzwischen vergeben. Bewerben Sie sich gern wieder, wenn wir etwas Passendes ausschreiben.',
  'Guten Tag {name},\n\nwir haben Ihre Unterlagen sorgfältig gelesen. Für diese Aufgabe suchen wir jemanden mit anderen Schwerpunkten und sagen Ihnen deshalb ab. Vielen Dank für das Vertrauen und viel Erfolg weiterhin.',
  'Guten Tag {name},\n\ndie Entscheidung ist uns schwergefallen, denn das Gespräch mit Ihnen war gut. Am Ende gab etwas mehr Erfahrung den Ausschlag. Wir wünschen Ihnen eine Stelle, die zu Ihnen passt.',
] as const

/** The text of a rejection. `met` says whether there was an interview. */
export function rejectionText(name: string, title: string, met: boolean, random: Random): string {
  const text = met ? REJECTION_TEXTS[3] : random.pick(REJECTION_TEXTS.slice(0, 3))
  return text.replace('{name}', name).replace('{titel}', title)
}

const WITHDRAWALS = [
  'Ich habe inzwischen eine andere Stelle gefunden. Vielen Dank für Ihre Zeit.',
  'Aus persönlichen Gründen kann ich im Moment nicht wechseln. Danke für das nette Gespräch.',
  'Der Weg zur Arbeit wäre für mich doch zu weit. Danke für Ihr Verständnis.',
] as const

/** What an applicant writes when withdrawing; many write nothing. */
export function withdrawalText(random: Random): string | null {
  return random.chance(0.6) ? random.pick(WITHDRAWALS) : null
}
