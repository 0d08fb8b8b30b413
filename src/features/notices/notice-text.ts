import type { NoticeKind } from '~/features/accounts/notices/notice-kinds'
import { APPLICATION_STATUSES, applicationStatusLabels } from '~/features/applications/lifecycle'

/** What the sentence of a notice is made of, read at this moment for this reader. */
export type NoticeFacts = {
  side: 'applicant' | 'company'
  /** How many of the same kind it stands for. */
  count: number
  title: string | null
  companyName: string | null
  /** The applicant as the company may call them now; null where the company knows no name. */
  person: string | null
  detail: string | null
}

const company = ({ companyName }: NoticeFacts) => companyName ?? 'Das Unternehmen'
const person = (facts: NoticeFacts) => facts.person ?? 'Eine Person'
const job = ({ title }: NoticeFacts) => (title === null ? 'einer Stelle' : `„${title}“`)

const measures: Readonly<Record<string, (facts: NoticeFacts) => string>> = {
  'posting-removed': (facts) => `Wir haben die Stelle ${job(facts)} entfernt, auf die du dich beworben hast.`,
  'company-suspended': (facts) => `Wir haben ${company(facts)} gesperrt; du hattest dich dort beworben.`,
  'posting-restored': (facts) => `Die Stelle ${job(facts)} ist zurück. Deine Bewerbung gilt weiter.`,
  'company-restored': (facts) => `${company(facts)} ist wieder freigeschaltet. Deine Bewerbung gilt weiter.`,
}

const contactAnswers: Readonly<Record<string, string>> = {
  accepted: 'Auf Ihre Kontaktanfrage kam ein Ja.',
  expired: 'Auf Ihre Kontaktanfrage kam keine Antwort. Sie ist abgelaufen.',
}
const poolAnswers: Readonly<Record<string, string>> = {
  agreed: 'Eine Person ist jetzt in Ihrem Kandidatenpool.',
  declined: 'Eine Person möchte nicht in Ihren Kandidatenpool.',
  withdrawn: 'Eine Person hat Ihren Kandidatenpool verlassen.',
}

/** The sentences of all kinds: "du" to applicants, "Sie" to companies. Nothing in them is stored. */
const TEXTS: Readonly<Record<NoticeKind, (facts: NoticeFacts) => string>> = {
  'new-device': () => 'Anmeldung mit einem neuen Gerät.',
  'password-changed': () => 'Das Passwort wurde geändert.',
  'email-changed': () => 'Die E-Mail-Adresse wurde geändert.',
  'passkey-added': () => 'Ein Passkey wurde eingerichtet.',
  'passkey-removed': () => 'Ein Passkey wurde entfernt.',
  'second-factor-on': () => 'Der zweite Faktor ist eingerichtet.',
  'second-factor-off': () => 'Der zweite Faktor ist entfernt.',
  'recovery-codes-new': () => 'Es gibt neue Wiederherstellungscodes.',
  'system-hold': () => 'Stellwerk hat angehalten und wartet auf Ihre Entscheidung.',

  'admin-report': many('Jemand hat einen Inhalt gemeldet.', 'gemeldete Inhalte warten auf Ihre Prüfung.'),
  'admin-message-report': many('Jemand hat eine Nachricht gemeldet.', 'Nachrichten sind gemeldet.'),
  'admin-appeal': many('Eine Beschwerde gegen eine Entscheidung ist da.', 'Beschwerden gegen Entscheidungen sind da.'),
  'admin-message-appeal': many(
    'Eine Beschwerde zu einer gemeldeten Nachricht ist da.',
    'Beschwerden zu gemeldeten Nachrichten sind da.',
  ),
  'admin-privacy-request': many('Eine Anfrage zum Datenschutz ist da.', 'Anfragen zum Datenschutz sind da.'),
  'admin-agreement-objection': many(
    'Ein Unternehmen widerspricht dem neuen Vertrag zur Auftragsverarbeitung.',
    'Unternehmen widersprechen dem neuen Vertrag zur Auftragsverarbeitung.',
  ),
  'admin-incident-due': many(
    'Eine Datenpanne ist noch nicht gemeldet, die Frist endet in weniger als 24\u00a0Stunden.',
    'Datenpannen sind noch nicht gemeldet, die Frist endet in weniger als 24\u00a0Stunden.',
  ),
  'admin-incident-overdue': many(
    'Eine Datenpanne ist noch nicht gemeldet, die 72\u00a0Stunden sind vorbei.',
    'Datenpannen sind noch nicht gemeldet, die 72\u00a0Stunden sind vorbei.',
  ),
  'admin-account-change': () => 'Ein anderes Konto des Betreibers wartet auf eine zweite Freigabe.',
  'admin-authority-order': many(
    'Eine Anordnung einer Behörde wartet auf eine zweite Person.',
    'Anordnungen von Behörden warten auf eine zweite Person.',
  ),
  'admin-debit-run': many('Ein Lastschriftlauf wartet auf Freigabe.', 'Lastschriftläufe warten auf Freigabe.'),
  'admin-job-failed': many('Ein Hintergrunddienst ist fehlgeschlagen.', 'Hintergrunddienste sind fehlgeschlagen.'),

  message: (facts) => {
    const { side, count, title } = facts
    const from = side === 'applicant' ? company(facts) : person(facts)
    const about = title === null ? '' : ` zu „${title}“`
    if (count > 1) return `${count} neue Nachrichten von ${from}${about}.`
    return `${from} schreibt ${side === 'applicant' ? 'dir' : 'Ihnen'}${about}.`
  },
  'note-mention': (facts) => `Eine Notiz zu einer Bewerbung auf ${job(facts)} erwähnt Sie.`,
  'contact-request': (facts) => `${company(facts)} möchte dich kennenlernen.`,
  'contact-answer': ({ detail }) => contactAnswers[detail ?? ''] ?? 'Auf Ihre Kontaktanfrage kam ein Nein.',
  'pool-request': (facts) => `${company(facts)} möchte dich im Kandidatenpool behalten.`,
  'pool-answer': ({ detail }) => poolAnswers[detail ?? ''] ?? 'Es gibt Neues in Ihrem Kandidatenpool.',
  'pool-renewal': (facts) => `Deine Zustimmung zum Kandidatenpool von ${company(facts)} endet bald.`,

  'application-status': statusText,
  'application-promise-extended': (facts) =>
    `${company(facts)} braucht für ${job(facts)} mehr Zeit und sagt dir ein neues Datum zu.`,
  'application-measure': (facts) =>
    measures[facts.detail ?? '']?.(facts) ?? `Es gibt Neues zu deiner Bewerbung auf ${job(facts)}.`,
  'application-held': (facts) => `Deine Bewerbung auf ${job(facts)} löschen wir vorerst nicht.`,
  'application-deletion': (facts) => `Deine Bewerbung auf ${job(facts)} löschen wir in einigen Tagen.`,
  'application-late': (facts) =>
    `${company(facts)} ist mit der Antwort zu ${job(facts)} im Verzug. Wir haben erinnert.`,
  'new-application': (facts) =>
    facts.count > 1 ? `${facts.count} neue Bewerbungen auf ${job(facts)}.` : `Neue Bewerbung auf ${job(facts)}.`,
  'application-withdrawn': (facts) => `${person(facts)} hat die Bewerbung auf ${job(facts)} zurückgezogen.`,
  'application-gone': (facts) => `Eine Bewerbung auf ${job(facts)} ist gelöscht, weil die Person kein Konto mehr hat.`,
  'applications-overdue': () => 'Bewerbungen warten auf Ihre zugesagte Antwort.',
  'application-deletion-company': () => 'Wir löschen in einigen Tagen beendete Bewerbungen.',
  'legal-hold-lifted': () => 'Eine angehaltene Löschung von Bewerbungen geht weiter.',
  'offer-made': (facts) => `${company(facts)} macht dir ein Angebot für ${job(facts)}.`,
  'offer-withdrawn': (facts) => `${company(facts)} hat das Angebot für ${job(facts)} zurückgezogen.`,
  'offer-accepted': (facts) => `${person(facts)} hat Ihr Angebot für ${job(facts)} angenommen.`,
  'offer-declined': (facts) => `${person(facts)} hat Ihr Angebot für ${job(facts)} abgelehnt.`,
  'offer-reminder': (facts) => `Das Angebot von ${company(facts)} für ${job(facts)} gilt nicht mehr lange.`,
  'offer-past': (facts) =>
    facts.side === 'applicant'
      ? `Der letzte Tag des Angebots für ${job(facts)} ist vorbei. Wir haben ${company(facts)} gefragt, wie es weitergeht.`
      : `${person(facts)} hat auf Ihr Angebot für ${job(facts)} nicht geantwortet. Bitte entscheiden Sie.`,
  'interview-invitation': (facts) => `${company(facts)} nennt dir Termine für ein Gespräch über ${job(facts)}.`,
  'interview-agreed': (facts) =>
    facts.side === 'applicant'
      ? `Dein Gespräch mit ${company(facts)} über ${job(facts)} steht.`
      : `${person(facts)} hat einen Termin für ${job(facts)} gewählt.`,
  'interview-declined': (facts) => `${person(facts)} bittet um andere Termine für ${job(facts)}.`,
  'interview-cancelled': cancelledText,
  'interview-moved': (facts) =>
    facts.side === 'applicant'
      ? `${company(facts)} verlegt euer Gespräch über ${job(facts)} und nennt dir neue Zeiten.`
      : `Das Gespräch mit ${facts.person ?? 'einer Person'} über ${job(facts)} ist verlegt und wartet auf eine neue Zeit.`,
  'interview-reminder': (facts) =>
    facts.side === 'applicant'
      ? `Bald ist dein Gespräch mit ${company(facts)} über ${job(facts)}.`
      : `Bald sprechen Sie mit ${facts.person ?? 'einer Person'} über ${job(facts)}.`,

  'posting-ended-open': (facts) => `${job(facts)} ist beendet, aber noch nicht alle haben eine Antwort.`,
  'posting-ends-soon': (facts) => `${job(facts)} läuft bald aus.`,
  'posting-paused-overdue': (facts) => `${job(facts)} pausiert, weil Antworten fehlen.`,
  'posting-paused-unconfirmed': (facts) =>
    `${job(facts)} pausiert, weil niemand bestätigt hat, dass sie noch offen ist.`,
  'posting-still-open': (facts) => `Ist ${job(facts)} noch offen? Bitte bestätigen Sie das.`,

  'agreement-changes': () => 'Der Vertrag zur Auftragsverarbeitung bekommt einen neuen Text.',
  'agreement-stays': () => 'Der Vertrag zur Auftragsverarbeitung bleibt doch, wie er ist.',
  'agreement-objection-answered': () => 'Eine Antwort auf Ihren Widerspruch zur Auftragsverarbeitung ist da.',
  'company-suspended': () => 'Ihr Unternehmen ist gesperrt.',
  'company-restored': () => 'Ihr Unternehmen ist wieder freigeschaltet.',
  'company-verification-removed': () => 'Das Zeichen „Verifiziert“ Ihres Unternehmens ruht.',
  'credit-paid-out': () => 'Wir haben Ihnen ein Guthaben ausgezahlt.',
  'debit-announced': () => 'Wir buchen demnächst einen Betrag ab.',
  'dunning-1': () => 'Eine Rechnung ist noch offen.',
  'dunning-2': () => 'Eine Rechnung ist weiter offen.',
  'dunning-3': () => 'Eine Rechnung ist lange offen, die Lizenz ruht deshalb bald oder schon.',
  invoice: () => 'Eine neue Rechnung ist da.',
  'invoice-storno': () => 'Eine Rechnung ist storniert.',
  'license-back': () => 'Die Lizenz Ihres Unternehmens gilt wieder.',
  'license-paused': () => 'Die Lizenz Ihres Unternehmens ruht.',
  'mandate-expired': () => 'Ihr SEPA-Mandat ist abgelaufen.',

  'resume-search': () => 'Es gibt neue Lebensläufe zu einer gespeicherten Suche.',
  'saved-jobs-ending': () => 'Gemerkte Stellen enden bald oder sind nicht mehr online.',
  'search-alert': () => 'Es gibt neue Stellen zu einem Suchauftrag.',
}

/** One, or several with their number. */
function many(one: string, more: string) {
  return ({ count }: NoticeFacts) => (count > 1 ? `${count} ${more}` : one)
}

function cancelledText(facts: NoticeFacts): string {
  if (facts.detail === 'proposals')
    return `${company(facts)} nimmt die vorgeschlagenen Zeiten für ${job(facts)} zurück.`
  const partner = facts.side === 'applicant' ? company(facts) : (facts.person ?? 'einer Person')
  return `Ein Termin mit ${partner} über ${job(facts)} entfällt.`
}

function statusText(facts: NoticeFacts): string {
  const { detail } = facts
  if (detail === 'offer') return `${company(facts)} macht dir ein Angebot für ${job(facts)}.`
  if (detail === 'hired') return `${company(facts)} stellt dich als ${job(facts)} ein.`
  if (detail === 'rejected') return `${company(facts)} hat dir für ${job(facts)} abgesagt.`
  if (detail === 'in_review') return `${company(facts)} prüft deine Bewerbung auf ${job(facts)}.`
  const status = APPLICATION_STATUSES.find((each) => each === detail)
  return `${company(facts)}, ${job(facts)}: ${status ? applicationStatusLabels[status] : 'neuer Status'}.`
}

/** The sentence of a notice. */
export function noticeText(kind: NoticeKind, facts: NoticeFacts): string {
  return TEXTS[kind](facts)
}
