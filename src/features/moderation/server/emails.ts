import { formatDay } from '~/lib/dates/dates'
import { button, type Mail, type MailText, mailText, quote } from '~/platform/server/mail/mail'
import type { ReportSubject } from '../report-addresses'
import { type Decision, groundLabels, type ReportReason, reportReasonLabels } from '../vocabulary'

type Report = {
  id: string
  subjectType: ReportSubject
  subjectTitle: string
  reason: ReportReason
  text: string
  reporterName: string
  reporterEmail: string
}
type Statement = {
  decision: Decision
  ground: keyof typeof groundLabels
  rule: string
  facts: string
  appealUrl: string
}

/** What was reported; a résumé names nobody. */
function thing({ subjectType, subjectTitle }: Pick<Report, 'subjectType' | 'subjectTitle'>): MailText {
  if (subjectType === 'resume') return mailText`einen Lebenslauf`
  return subjectType === 'company'
    ? mailText`das Unternehmen „${subjectTitle}“`
    : mailText`die Stelle „${subjectTitle}“`
}

/** Only companies see résumés, so only they report them. */
const isFromCompany = ({ subjectType }: Pick<Report, 'subjectType'>) => subjectType === 'resume'

function reporterReason(report: Report): MailText {
  return isFromCompany(report)
    ? mailText`Sie bekommen diese E-Mail, weil jemand mit Ihrer Adresse etwas auf Stellwerk gemeldet hat.`
    : mailText`Du bekommst diese E-Mail, weil jemand mit deiner Adresse etwas auf Stellwerk gemeldet hat.`
}

/** The receipt (DSA Art. 16 (4)); sent immediately. */
export function reportReceivedMail(report: Report & { dueAt: Date }): Mail {
  const isCompany = isFromCompany(report)
  return {
    kind: 'report-received',
    to: report.reporterEmail,
    subject: isCompany
      ? mailText`Ihre Meldung ist eingegangen: „${report.subjectTitle}“`
      : mailText`Deine Meldung ist eingegangen: „${report.subjectTitle}“`,
    heading: isCompany ? mailText`Danke für Ihre Meldung` : mailText`Danke für deine Meldung`,
    blocks: [
      isCompany
        ? mailText`Sie haben ${thing(report)} gemeldet (${reportReasonLabels[report.reason]}). Ein Mensch sieht sich das bis zum ${formatDay(report.dueAt)} an und entscheidet; wir schreiben Ihnen dann. Ihren Namen erfährt die betroffene Seite von uns nicht.`
        : mailText`Du hast ${thing(report)} gemeldet (${reportReasonLabels[report.reason]}). Ein Mensch sieht sich das bis zum ${formatDay(report.dueAt)} an und entscheidet; wir schreiben dir dann. Deinen Namen erfährt die betroffene Seite von uns nicht.`,
      quote(report.text),
      mailText`Vorgangsnummer: ${report.id}`,
    ],
    reason: reporterReason(report),
    dedupeKey: `report-received:${report.id}`,
  }
}

/** Informs the reporter of the decision and the possible objection (DSA Art. 16 (5)). */
export function reportDecidedMail(report: Report, statement: Statement): Mail {
  const { subjectType, subjectTitle } = report
  const isCompany = isFromCompany(report)
  const remains = {
    company: mailText`Wir haben beim Unternehmen „${subjectTitle}“ keinen Verstoß gefunden und nichts entfernt.`,
    'job-posting': mailText`Wir haben in der Anzeige „${subjectTitle}“ keinen Verstoß gefunden und nichts entfernt.`,
    resume: mailText`Wir haben in dem gemeldeten Lebenslauf keinen Verstoß gefunden und nichts entfernt.`,
  }[subjectType]
  const removed =
    subjectType === 'resume'
      ? mailText`Wir haben den gemeldeten Lebenslauf verborgen: Unternehmen finden und öffnen ihn nicht mehr.`
      : mailText`Wir haben ${thing(report)} von Stellwerk entfernt.`
  const outcome = statement.decision === 'removed' ? removed : remains
  return {
    kind: 'report-decided',
    to: report.reporterEmail,
    subject: isCompany
      ? mailText`Zu Ihrer Meldung: „${report.subjectTitle}“`
      : mailText`Zu deiner Meldung: „${report.subjectTitle}“`,
    heading: isCompany
      ? mailText`Wir haben über Ihre Meldung entschieden`
      : mailText`Wir haben über deine Meldung entschieden`,
    blocks: [
      mailText`${outcome} Unsere Begründung:`,
      quote(statement.facts),
      isCompany
        ? mailText`Entschieden hat ein Mensch, ohne automatische Mittel. Wenn Sie das anders sehen, können Sie sich innerhalb von sechs Monaten kostenlos bei uns beschweren. Daneben stehen Ihnen die außergerichtliche Streitbeilegung und die Gerichte offen.`
        : mailText`Entschieden hat ein Mensch, ohne automatische Mittel. Wenn du das anders siehst, kannst du dich innerhalb von sechs Monaten kostenlos bei uns beschweren. Daneben stehen dir die außergerichtliche Streitbeilegung und die Gerichte offen.`,
      button(mailText`Beschwerde einlegen`, statement.appealUrl),
    ],
    reason: reporterReason(report),
    dedupeKey: `report-decided:${report.id}`,
  }
}

/** The statement of reasons for the company (DSA Art. 17 (3)), point by point. */
export function statementOfReasonsMail(
  to: string,
  report: Report,
  /** `decisionId`: the report, or the objection that reversed its decision. */
  statement: Statement & { decisionId: string },
): Mail {
  if (report.subjectType === 'resume') return resumeRemovedMail(to, report, statement)
  const measure =
    report.subjectType === 'company'
      ? mailText`Ihr Unternehmen ist gesperrt: Profil und Stellen sind nicht mehr öffentlich.`
      : mailText`Ihre Stelle ist entfernt: Sie ist nicht mehr öffentlich, nicht mehr zu finden und lässt sich nicht wieder veröffentlichen.`
  return {
    kind: 'statement-of-reasons',
    to,
    subject: mailText`Entfernt: „${report.subjectTitle}“`,
    heading:
      report.subjectType === 'company'
        ? mailText`Wir haben Ihr Unternehmen gesperrt`
        : mailText`Wir haben Ihre Stelle entfernt`,
    blocks: [
      mailText`Maßnahme: ${measure} Das gilt auf Stellwerk überall und auf Dauer.`,
      mailText`Betroffen: „${report.subjectTitle}“`,
      mailText`Tatsachen und Umstände:`,
      quote(statement.facts),
      mailText`Anlass war eine Meldung (${reportReasonLabels[report.reason]}).`,
      mailText`Grundlage: ${groundLabels[statement.ground]}, „${statement.rule}“. Damit ist der Inhalt nicht vereinbar.`,
      mailText`Gefunden und entschieden haben das Menschen, ohne automatische Mittel.`,
      mailText`Sie können sich innerhalb von sechs Monaten kostenlos bei uns beschweren. Daneben stehen Ihnen die außergerichtliche Streitbeilegung und die Gerichte offen. Eingegangene Bewerbungen können Sie weiter beantworten.`,
      button(mailText`Beschwerde einlegen`, statement.appealUrl),
    ],
    reason: mailText`Sie bekommen diese E-Mail, weil Sie auf Stellwerk für dieses Unternehmen arbeiten.`,
    dedupeKey: `statement-of-reasons:${statement.decisionId}:${to}`,
  }
}

/** The same for the person whose résumé it is. */
export function resumeRemovedMail(to: string, report: Report, statement: Statement & { decisionId: string }): Mail {
  return {
    kind: 'statement-of-reasons',
    to,
    subject: mailText`Dein Lebenslauf ist nicht mehr zu finden`,
    heading: mailText`Wir haben deinen Lebenslauf verborgen`,
    blocks: [
      mailText`Maßnahme: Unternehmen finden deinen Lebenslauf nicht mehr, und du kannst ihn nicht wieder zeigen. Deine Bewerbungen laufen weiter. Das gilt auf Stellwerk überall und auf Dauer.`,
      mailText`Tatsachen und Umstände:`,
      quote(statement.facts),
      mailText`Anlass war eine Meldung (${reportReasonLabels[report.reason]}).`,
      mailText`Grundlage: ${groundLabels[statement.ground]}, „${statement.rule}“. Damit ist der Inhalt nicht vereinbar. Gefunden und entschieden haben das Menschen, ohne automatische Mittel.`,
      mailText`Du kannst dich innerhalb von sechs Monaten kostenlos bei uns beschweren; dann entscheidet eine andere Person. Daneben stehen dir die außergerichtliche Streitbeilegung und die Gerichte offen.`,
      button(mailText`Beschwerde einlegen`, statement.appealUrl),
    ],
    reason: mailText`Du bekommst diese E-Mail, weil du einen Lebenslauf bei Stellwerk hast.`,
    dedupeKey: `statement-of-reasons:${statement.decisionId}:${to}`,
  }
}

/** The receipt of an objection. */
export function appealReceivedMail(to: string, subjectTitle: string, text: string, appealId: string): Mail {
  return {
    kind: 'appeal-received',
    to,
    subject: mailText`Beschwerde eingegangen: „${subjectTitle}“`,
    heading: mailText`Die Beschwerde ist bei uns`,
    blocks: [
      mailText`Eine andere Person als die, die entschieden hat, prüft sie. Das Ergebnis kommt per E-Mail.`,
      quote(text),
    ],
    reason: mailText`Diese E-Mail kommt, weil sich jemand mit dieser Adresse über die Entscheidung beschwert hat.`,
    dedupeKey: `appeal-received:${appealId}:${to}`,
  }
}

/** The answer to an objection, for both sides when it changes the decision. */
export function appealDecidedMail(
  to: string,
  appeal: { id: string; subjectTitle: string; isUpheld: boolean; answer: string; effect: MailText },
): Mail {
  return {
    kind: 'appeal-decided',
    to,
    subject: mailText`Entscheidung über die Beschwerde: „${appeal.subjectTitle}“`,
    heading: appeal.isUpheld ? mailText`Die Beschwerde war begründet` : mailText`Die Entscheidung bleibt bestehen`,
    blocks: [
      appeal.effect,
      quote(appeal.answer),
      mailText`Auch diese Entscheidung hat ein Mensch getroffen. Die außergerichtliche Streitbeilegung und die Gerichte stehen weiter offen.`,
    ],
    reason: mailText`Diese E-Mail geht an alle, die von der Entscheidung betroffen sind.`,
    dedupeKey: `appeal-decided:${appeal.id}:${to}`,
  }
}
