import { CLOSING_LETTER } from '~/features/job-postings/letters/closing-letter'
import { placeholderProblem } from '~/features/job-postings/letters/placeholders'

export const TEMPLATE_KINDS = ['rejection', 'invitation', 'message', 'contact', 'closing'] as const
export type TemplateKind = (typeof TEMPLATE_KINDS)[number]
export const templateKindLabels = {
  rejection: 'Absage',
  invitation: 'Einladung zum Gespräch',
  message: 'Nachricht',
  contact: 'Kontaktanfrage',
  closing: 'Abschlussbrief',
} satisfies Record<TemplateKind, string>

/**
 * Whether a step still waits for its texts: the templates are loading, and somebody has no manual text.
 * @param own the manual texts, one for each person; nothing where the template is to be used
 */
export function awaitsTemplate(isLoading: boolean, own: readonly (string | null | undefined)[]): boolean {
  return isLoading && own.some((text) => text === null || text === undefined)
}

/** What is wrong with the text of a rejection; nothing when it may go out. */
export function rejectionProblem(text: string): string | undefined {
  return text.trim() === '' ? 'Eine Absage geht immer mit einem Text hinaus.' : placeholderProblem(text)
}

export type Template = { id: string; kind: TemplateKind; title: string; body: string }

/** The built-in templates; ids are names, so that they never collide with those of the database. */
export const SYSTEM_TEMPLATES: readonly Template[] = [
  {
    id: 'system-nach-unterlagen',
    kind: 'rejection',
    title: 'Nach Durchsicht der Unterlagen',
    body: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung als „{stelle}“ und die Zeit, die Sie hineingesteckt haben. Wir haben Ihre Unterlagen sorgfältig gelesen und uns für Personen entschieden, deren Erfahrung noch näher an dieser Stelle liegt.\n\nDas ist kein Urteil über Ihre Arbeit. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-nach-gespraech',
    kind: 'rejection',
    title: 'Nach einem Gespräch',
    body: 'Guten Tag {name},\n\nvielen Dank für das offene Gespräch. Wir haben es gern geführt und uns die Entscheidung nicht leicht gemacht. Am Ende fiel sie für eine andere Person aus, deren Erfahrung etwas genauer zu den Aufgaben als „{stelle}“ passt.\n\nWir danken Ihnen für Ihr Interesse an {unternehmen} und wünschen Ihnen, dass Sie bald das Richtige finden.\n\nFreundliche Grüße\n{absender}',
  },
  {
    id: 'system-stelle-besetzt',
    kind: 'rejection',
    title: 'Stelle ist besetzt',
    body: 'Guten Tag {name},\n\nSie haben sich am {beworben_am} bei uns als „{stelle}“ beworben. Inzwischen ist die Stelle besetzt. Deshalb müssen wir Ihnen leider absagen.\n\nVielen Dank für Ihr Interesse an {unternehmen}. Wir würden uns freuen, wenn Sie sich auf eine andere Stelle wieder bei uns melden.\n\nFreundliche Grüße\n{absender}',
  },
  {
    id: 'system-stelle-entfaellt',
    kind: 'rejection',
    title: 'Stelle wird nicht besetzt',
    body: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung als „{stelle}“. Leider besetzen wir diese Stelle nun doch nicht. Das liegt an uns und hat mit Ihrer Bewerbung nichts zu tun.\n\nEs tut uns leid, dass wir Ihnen keine bessere Nachricht geben können. Für Ihre Suche wünschen wir Ihnen viel Erfolg.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-einladung',
    kind: 'invitation',
    title: 'Erstes Gespräch',
    body: 'Guten Tag {name},\n\nIhre Bewerbung als „{stelle}“ hat uns gefallen. Wir möchten Sie gern kennenlernen und schlagen Ihnen dafür die folgenden Termine vor. Bitte wählen Sie den aus, der Ihnen am besten passt.\n\nPasst keiner, schreiben Sie uns einfach, wann es Ihnen möglich ist.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-zweites-gespraech',
    kind: 'invitation',
    title: 'Zweites Gespräch',
    body: 'Guten Tag {name},\n\nnach unserem ersten Gespräch möchten wir Sie gern noch einmal sehen und Ihnen das Team zeigen, in dem Sie als „{stelle}“ arbeiten würden. Bitte wählen Sie einen der folgenden Termine.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-kontakt-stelle',
    kind: 'contact',
    title: 'Zu einer Stelle',
    body: 'Guten Tag,\n\nIhr Lebenslauf passt zu unserer Stelle „{stelle}“. Wir würden Sie gern kennenlernen und Ihnen zeigen, wie wir arbeiten.\n\nMögen Sie mit uns sprechen? Dann stimmen Sie der Anfrage zu, oder bewerben Sie sich gleich. Wir melden uns danach bei Ihnen.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-kontakt-kennenlernen',
    kind: 'contact',
    title: 'Zum Kennenlernen',
    body: 'Guten Tag,\n\nMenschen mit Ihrer Erfahrung suchen wir öfter. Wir haben gerade nichts Bestimmtes im Sinn und würden Sie trotzdem gern kennenlernen.\n\nWenn Sie mögen, stimmen Sie der Anfrage zu. Wir melden uns dann und erzählen, was wir machen.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-eingang',
    kind: 'message',
    title: 'Unterlagen sind angekommen',
    body: 'Guten Tag {name},\n\nIhre Bewerbung als „{stelle}“ vom {beworben_am} ist bei uns angekommen, vielen Dank dafür. Wir lesen Ihre Unterlagen in Ruhe und melden uns bei Ihnen.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-unterlagen-fehlen',
    kind: 'message',
    title: 'Unterlagen nachreichen',
    body: 'Guten Tag {name},\n\nvielen Dank für Ihre Bewerbung als „{stelle}“. Damit wir uns ein vollständiges Bild machen können, schicken Sie uns bitte noch Ihre Zeugnisse. Sie können sie hier als Anhang mitsenden.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  {
    id: 'system-dauert-noch',
    kind: 'message',
    title: 'Es dauert noch etwas',
    body: 'Guten Tag {name},\n\nauf Ihre Bewerbung als „{stelle}“ sind wir Ihnen noch eine Entscheidung schuldig. Wir brauchen dafür etwas länger als gedacht und bitten Sie um Geduld. Ihre Bewerbung ist weiter im Rennen.\n\nFreundliche Grüße\n{absender}\n{unternehmen}',
  },
  { id: 'system-abschluss', kind: 'closing', title: 'Stelle beendet', body: CLOSING_LETTER },
]
