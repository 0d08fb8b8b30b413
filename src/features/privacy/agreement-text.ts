import { AGREEMENT_NOTICE_DAYS, CONTROLLER } from './agreement'
import { COMPANIES_TOLD_HOURS } from './incident'

type Processor = {
  name: string
  address: string
  /** The operator's own list of subprocessors, if there are any. */
  subprocessors: string | null
  /** Technical and organisational measures (Art. 32). */
  measures: readonly string[]
}

/**
 * The processor agreement (Art. 28 DSGVO) as the product proposes it to its operator, as a legal text (`blocksOf`) with
 * a gap for the company.
 */
export function proposedAgreement({ name, address, subprocessors, measures }: Processor): string {
  const sections = [
    {
      heading: 'Parteien',
      paragraphs: [
        `Verantwortlicher: {${CONTROLLER}}.`,
        `Auftragsverarbeiter: ${name}, ${address}, Betreiber von Stellwerk.`,
      ],
    },
    {
      heading: '1. Gegenstand und Dauer',
      paragraphs: [
        'Der Auftragsverarbeiter speichert und zeigt in Stellwerk, was der Verantwortliche für seine Personalauswahl festhält. Der Vertrag gilt, solange der Verantwortliche Stellwerk nutzt, und danach, bis alle Daten gelöscht sind.',
      ],
    },
    {
      heading: '2. Art und Zweck der Verarbeitung, Daten und Personen',
      paragraphs: [
        'Verarbeitet werden Notizen, Bewertungen, Bewerbungen nach ihrem Eingang, Nachrichten, Termine und gespeicherte Suchen, um Stellen zu besetzen.',
        'Betroffen sind Bewerberinnen und Bewerber und die Mitglieder des Verantwortlichen. Besondere Kategorien von Daten (Art. 9 DSGVO) werden nicht verlangt; sie können in Unterlagen stehen, die Personen selbst schicken.',
      ],
    },
    {
      heading: '3. Weisungen',
      paragraphs: [
        'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung, außer ein Gesetz verpflichtet ihn zu etwas anderem; das sagt er vorher, wenn das Gesetz es nicht verbietet. Weisungen gibt der Verantwortliche, indem er Stellwerk bedient; andere bestätigt er in Textform. Hält der Auftragsverarbeiter eine Weisung für rechtswidrig, sagt er es sofort.',
        'Daten werden nur in der Europäischen Union verarbeitet, wenn bei einem Unterauftragsverarbeiter nichts anderes steht.',
      ],
    },
    {
      heading: '4. Vertraulichkeit',
      paragraphs: ['Alle Personen, die mit den Daten umgehen, sind zur Vertraulichkeit verpflichtet.'],
    },
    {
      heading: '5. Sicherheit',
      paragraphs: [
        'Der Auftragsverarbeiter trifft die Maßnahmen nach Art. 32 DSGVO, zurzeit:',
        measures.map((measure) => `- ${measure}`).join('\n'),
        'Er darf sie ändern, wenn der Schutz nicht geringer wird.',
      ],
    },
    {
      heading: '6. Unterauftragsverarbeiter',
      paragraphs: [
        'Der Verantwortliche erlaubt allgemein, dass der Auftragsverarbeiter andere einsetzt.',
        subprocessors ? `Eingesetzt werden: ${subprocessors}.` : 'Zurzeit wird niemand eingesetzt.',
        `Neue kündigt der Auftragsverarbeiter ${AGREEMENT_NOTICE_DAYS}\u00a0Tage vorher an; der Verantwortliche kann widersprechen. Für sie gelten dieselben Pflichten, und der Auftragsverarbeiter haftet für sie wie für sich selbst.`,
      ],
    },
    {
      heading: '7. Unterstützung',
      paragraphs: [
        `Der Auftragsverarbeiter hilft, die Rechte betroffener Personen zu erfüllen (Auskunft, Berichtigung, Löschung, Mitnahme), und unterstützt bei den Pflichten nach Art. 32 bis 36 DSGVO. Eine Verletzung des Schutzes von Daten meldet er dem Verantwortlichen unverzüglich, spätestens nach ${COMPANIES_TOLD_HOURS}\u00a0Stunden.`,
      ],
    },
    {
      heading: '8. Löschung',
      paragraphs: [
        'Bewerbungen mit allem, was dazugehört, werden nach den Fristen gelöscht, die Stellwerk nennt. Am Ende des Vertrags wird alles gelöscht, was nicht aufzubewahren ist; vorher lässt es sich herunterladen.',
      ],
    },
    {
      heading: '9. Nachweise',
      paragraphs: [
        'Der Auftragsverarbeiter belegt die Einhaltung dieses Vertrags und ermöglicht Prüfungen, auch vor Ort nach Absprache, durch den Verantwortlichen oder jemanden, den er beauftragt.',
      ],
    },
  ]
  return sections.map(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs].join('\n\n')).join('\n\n')
}

/** A version with the company in it, as plain text: what is signed and stored. */
export function agreementText(version: string, controller: string): string {
  return version
    .replaceAll('\r\n', '\n')
    .replace(/^#{2,3} /gm, '')
    .replaceAll(`{${CONTROLLER}}`, () => controller)
}
