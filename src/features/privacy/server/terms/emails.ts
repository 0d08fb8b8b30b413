import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText, quote } from '~/platform/server/mail/mail'
import { legalDocuments } from '../../terms/terms'
import type { LegalDocument } from '../../terms/vocabulary'

type Changed = { id: string; document: LegalDocument; version: number; summary: string; validFrom: string }

/** Announces a new version of the terms or of the privacy statement, with a link to what changes. */
export function termsChangedMail(to: { id: string; email: string; type: string }, changed: Changed): Mail {
  const { label, path } = legalDocuments[changed.document]
  const isCompany = to.type === 'COMPANY'
  const from = formatIsoDay(changed.validFrom)
  const rights =
    changed.document === 'privacy'
      ? mailText`Fragen dazu beantworten wir gern.`
      : isCompany
        ? mailText`Ohne Ihre Zustimmung gilt davon nur, was Gesetz oder Gerichte verlangen oder was allein vorteilhaft für Sie ist. Sind Sie nicht einverstanden, kann ein Admin Ihres Unternehmens den Tarif kündigen, vor diesem Tag auch mit einer Frist von 15\u00a0Tagen, über den Hinweis nach dem Anmelden; was für die Zeit danach berechnet ist, heben wir auf.`
        : mailText`Bist du nicht einverstanden, kannst du dein Konto jederzeit löschen.`
  return {
    kind: 'terms-changed',
    to: to.email,
    subject: mailText`Neue Fassung ab ${from}: ${label}`,
    heading: mailText`${label}: neue Fassung ab ${from}`,
    blocks: [
      mailText`Das ändert sich:`,
      quote(changed.summary),
      mailText`Auf der Seite steht Wort für Wort, was neu ist und was wegfällt. ${rights}`,
      button(mailText`Unterschied ansehen`, `${getConfig().APP_URL}${path}?fassung=${changed.version}&vergleich=true`),
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil Sie ein Konto bei Stellwerk haben.`
      : mailText`Du bekommst diese E-Mail, weil du ein Konto bei Stellwerk hast.`,
    dedupeKey: `terms-changed:${changed.id}:${to.id}`,
  }
}

type Withdrawn = { id: string; document: LegalDocument; validFrom: string; withdrawalReason: string | null }

/**
 * To everybody who was told of a version: it does not come, and nobody has to do anything. Whose company has ended its
 * plan because of it reads that this stands, and how to come back: only the company itself can want that.
 * @param planEndsAt the last moment of a plan that was ended
 */
export function termsWithdrawnMail(
  to: { id: string; email: string; type: string },
  withdrawn: Withdrawn,
  planEndsAt: Date | null = null,
): Mail {
  const { label, path } = legalDocuments[withdrawn.document]
  const isCompany = to.type === 'COMPANY'
  const from = formatIsoDay(withdrawn.validFrom)
  return {
    kind: 'terms-withdrawn',
    to: to.email,
    subject: mailText`Doch keine neue Fassung: ${label}`,
    heading: mailText`${label}: Es bleibt, wie es ist`,
    blocks: [
      isCompany
        ? mailText`Wir hatten Ihnen eine neue Fassung angekündigt (ab ${from}). Sie kommt nicht: Wir haben sie zurückgezogen. Es gilt weiter, was jetzt gilt.${planEndsAt ? '' : ' Sie müssen nichts tun, auch wenn Sie schon zugestimmt haben.'}`
        : mailText`Wir hatten dir eine neue Fassung angekündigt (ab ${from}). Sie kommt nicht: Wir haben sie zurückgezogen. Es gilt weiter, was jetzt gilt. Du musst nichts tun, auch wenn du schon zugestimmt hast.`,
      ...(planEndsAt
        ? [
            mailText`Ihr Unternehmen hat seinen Tarif wegen geänderter Bedingungen zum ${formatDay(planEndsAt)} gekündigt. Daran ändern wir nichts: Die Kündigung gilt, und was für die Zeit danach berechnet war, bleibt aufgehoben. Möchten Sie bleiben, kann ein Admin Ihres Unternehmens nach diesem Tag neu buchen, zu den Bedingungen, die jetzt gelten. Ihre Daten sind dann noch da.`,
          ]
        : []),
      ...(withdrawn.withdrawalReason ? [mailText`Der Grund:`, quote(withdrawn.withdrawalReason)] : []),
      button(mailText`Ansehen, was gilt`, `${getConfig().APP_URL}${path}`),
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil wir Ihnen die Änderung angekündigt hatten.`
      : mailText`Du bekommst diese E-Mail, weil wir dir die Änderung angekündigt hatten.`,
    dedupeKey: `terms-withdrawn:${withdrawn.id}:${to.id}`,
  }
}
