import { APPLICANT_REASON, COMPANY_REASON } from '~/features/applications/server/emails'
import { daysText } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText, quote } from '~/platform/server/mail/mail'

/** To an applicant who was told a date of deletion that no longer holds. */
export function heldMail(
  to: { email: string; firstName: string },
  held: { holdId: string; id: string; title: string; companyName: string | null; noticeDays: number },
): Mail {
  const who = held.companyName ? mailText`„${held.companyName}“` : mailText`Das Unternehmen`
  return {
    kind: 'application-held',
    to: to.email,
    subject: mailText`Wir löschen deine Bewerbung vorerst nicht: „${held.title}“`,
    heading: mailText`Die Löschung ist angehalten`,
    blocks: [
      mailText`Hallo ${to.firstName}, wir hatten dir geschrieben, wann wir deine Bewerbung als „${held.title}“ löschen. ${who} braucht die Unterlagen zu dieser Stelle noch für eine rechtliche Auseinandersetzung (Art.\u00a017 Abs.\u00a03\u00a0e\u00a0DSGVO). Deshalb bleiben sie, bis das vorbei ist.`,
      mailText`Danach sagen wir dir das neue Datum, wieder ${daysText(held.noticeDays)} vorher. Bist du nicht einverstanden, schreib uns oder einer Datenschutzaufsicht.`,
      button(mailText`Meine Daten`, `${getConfig().APP_URL}/app/applicant/privacy`),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-held:${held.holdId}:${held.id}`,
    about: { type: 'application', id: held.id },
  }
}

/** To the company, whoever lifted the hold. */
export function holdEndedMail(
  to: { email: string },
  hold: { id: string; title: string; reason: string; noticeDays: number },
): Mail {
  return {
    kind: 'legal-hold-lifted',
    to: to.email,
    subject: mailText`Die Löschung geht weiter: „${hold.title}“`,
    heading: mailText`Wir löschen die Bewerbungen wieder nach ihrer Frist`,
    blocks: [
      mailText`Die Löschung der Bewerbungen auf „${hold.title}“ war angehalten. Das ist aufgehoben, mit dieser Begründung:`,
      quote(hold.reason),
      mailText`Vorher schreiben wir Ihnen jedes Mal, ${daysText(hold.noticeDays)} im Voraus.`,
      button(mailText`Löschfristen ansehen`, `${getConfig().APP_URL}/app/company/deletions`),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `legal-hold-lifted:${hold.id}:${to.email}`,
  }
}
