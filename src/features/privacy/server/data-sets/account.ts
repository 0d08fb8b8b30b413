import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { notice, noticeSetting } from '~/features/accounts/server/notices/table'
import { account, knownDevice, passkey, session, twoFactor, user } from '~/features/accounts/server/table'
import { calendarAddress } from '~/features/applications/server/calendar-address/address-table'
import { interviewSlot, interviewSlotMember } from '~/features/applications/server/slots/slot-table'
import { applicationNote, applicationRating } from '~/features/applications/server/table'
import { companyInvitation, companyMember, companyVerification } from '~/features/companies/server/table'
import { feedback } from '~/features/feedback/server/table'
import { searchAlert, searchAlertHit } from '~/features/job-search/server/alert-table'
import { contentAppeal, contentReport } from '~/features/moderation/server/table'
import { savedResumeSearch } from '~/features/resumes/server/saved-search-table'
import { poolNote } from '~/features/talent-pool/server/table'
import { auditEvent } from '~/platform/server/audit/table'
import { uploadedFile } from '~/platform/server/files/table'
import { isMailTo } from '~/platform/server/mail/recipient'
import { outboxMail } from '~/platform/server/mail/table'

import { privacyRequest } from '../requests/table'
import { termsConsent } from '../terms/table'
import { byEmail, byUser, type DataSet, INTERNAL, isAddress, OTHER_PERSON, SEARCH_WORDS, SECRET } from './data-set'

export const ACCOUNT_SETS: readonly DataSet[] = [
  { file: 'konto', title: 'Dein Konto', table: user, of: byUser(user.id), without: { listText: SEARCH_WORDS } },
  { file: 'zustimmungen', title: 'Zustimmungen', table: termsConsent, of: byUser(termsConsent.userId) },
  {
    file: 'anmeldungen',
    title: 'Angemeldete Geräte',
    table: session,
    of: byUser(session.userId),
    without: { token: SECRET },
  },
  {
    file: 'bekannte-geraete',
    title: 'Bekannte Geräte',
    table: knownDevice,
    of: byUser(knownDevice.userId),
    without: { tokenHash: SECRET },
  },
  {
    file: 'zugaenge',
    title: 'Wege, dich anzumelden',
    table: account,
    of: byUser(account.userId),
    without: { password: SECRET, accessToken: SECRET, refreshToken: SECRET, idToken: SECRET },
  },
  {
    file: 'zweiter-faktor',
    title: 'Zweiter Faktor',
    table: twoFactor,
    of: byUser(twoFactor.userId),
    without: { secret: SECRET, backupCodes: SECRET },
  },
  {
    file: 'passkeys',
    title: 'Passkeys',
    table: passkey,
    of: byUser(passkey.userId),
    without: { publicKey: SECRET, credentialID: SECRET },
  },
  {
    file: 'suchauftraege',
    title: 'Suchaufträge',
    table: searchAlert,
    // An address may have been somebody else's: alerts of another account stay with that.
    of: ({ userId, email }) =>
      or(eq(searchAlert.userId, userId), and(isNull(searchAlert.userId), isAddress(searchAlert.email, email))),
    without: { confirmationTokenHash: SECRET },
  },
  {
    file: 'suchauftraege-treffer',
    title: 'Was Suchaufträge schon gemeldet haben',
    table: searchAlertHit,
    of: (subject, db) =>
      inArray(
        searchAlertHit.searchAlertId,
        db.select({ id: searchAlert.id }).from(searchAlert).where(eq(searchAlert.userId, subject.userId)),
      ),
  },
  {
    file: 'anfragen-zum-datenschutz',
    title: 'Deine Anfragen zum Datenschutz',
    table: privacyRequest,
    of: byEmail(privacyRequest.email),
  },
  {
    file: 'meldungen',
    title: 'Deine Meldungen von Inhalten',
    table: contentReport,
    of: byEmail(contentReport.reporterEmail),
    without: {
      reporterTokenHash: SECRET,
      companyTokenHash: SECRET,
      decidedByUserId: OTHER_PERSON,
      companyId: INTERNAL,
      previousStatus: INTERNAL,
    },
  },
  {
    file: 'beschwerden',
    title: 'Deine Beschwerden über Entscheidungen',
    table: contentAppeal,
    of: ({ email }, db) =>
      and(
        eq(contentAppeal.side, 'reporter'),
        inArray(
          contentAppeal.reportId,
          db.select({ id: contentReport.id }).from(contentReport).where(isAddress(contentReport.reporterEmail, email)),
        ),
      ),
    without: { decidedByUserId: OTHER_PERSON },
  },
  {
    file: 'rueckmeldungen',
    title: 'Rückmeldungen an uns',
    table: feedback,
    of: ({ userId, email }) => or(eq(feedback.userId, userId), isAddress(feedback.email, email)),
  },
  {
    file: 'gespeicherte-suchen',
    title: 'Gespeicherte Suchen nach Lebensläufen',
    table: savedResumeSearch,
    of: byUser(savedResumeSearch.userId),
  },
  {
    file: 'mitgliedschaften',
    title: 'Mitgliedschaften in Unternehmen',
    table: companyMember,
    of: byUser(companyMember.userId),
  },
  {
    file: 'einladungen',
    title: 'Einladungen in Unternehmen',
    table: companyInvitation,
    of: byEmail(companyInvitation.email),
    without: { tokenHash: SECRET, invitedByUserId: OTHER_PERSON },
  },
  {
    file: 'nachweise',
    title: 'Nachweise für Unternehmen',
    table: companyVerification,
    of: ({ userId, email }) =>
      or(eq(companyVerification.requestedByUserId, userId), eq(companyVerification.email, email)),
    without: { tokenHash: SECRET },
  },
  {
    file: 'eigene-notizen',
    title: 'Notizen, die du in einem Unternehmen geschrieben hast',
    table: applicationNote,
    of: byUser(applicationNote.authorUserId),
    without: { mentionedUserIds: OTHER_PERSON },
  },
  {
    file: 'eigene-notizen-kandidatenpool',
    title: 'Notizen, die du in einem Kandidatenpool geschrieben hast',
    table: poolNote,
    of: byUser(poolNote.authorUserId),
  },
  {
    file: 'eigene-bewertungen',
    title: 'Bewertungen, die du in einem Unternehmen gegeben hast',
    table: applicationRating,
    of: byUser(applicationRating.userId),
  },
  {
    file: 'angelegte-freie-termine',
    title: 'Freie Termine, die du in einem Unternehmen angelegt hast',
    table: interviewSlot,
    of: byUser(interviewSlot.createdByUserId),
  },
  {
    file: 'eigene-freie-termine',
    title: 'Freie Termine, in denen du das Gespräch führst',
    table: interviewSlotMember,
    of: ({ userId }, db) =>
      inArray(
        interviewSlotMember.memberId,
        db.select({ id: companyMember.id }).from(companyMember).where(eq(companyMember.userId, userId)),
      ),
  },
  {
    file: 'kalenderadresse',
    title: 'Private Kalenderadresse',
    table: calendarAddress,
    of: byUser(calendarAddress.userId),
    without: { tokenHash: SECRET },
  },
  {
    file: 'e-mails',
    title: 'E-Mails an dich',
    table: outboxMail,
    of: ({ email }) => isMailTo(email),
    without: {
      html: 'derselbe Inhalt steht im Text',
      dedupeKey: INTERNAL,
      unsubscribeUrl: SECRET,
      attempts: INTERNAL,
      nextAttemptAt: INTERNAL,
      awayUntil: INTERNAL,
      lastError: INTERNAL,
      origin: INTERNAL,
    },
  },
  {
    file: 'glocke',
    title: 'Benachrichtigungen',
    table: notice,
    of: byUser(notice.userId),
    without: { dedupeHash: INTERNAL },
  },
  {
    file: 'glocke-einstellungen',
    title: 'Wie du Benachrichtigungen bekommst',
    table: noticeSetting,
    of: byUser(noticeSetting.userId),
  },
  { file: 'dateien', title: 'Hochgeladene Dateien', table: uploadedFile, of: byUser(uploadedFile.ownerUserId) },
  {
    file: 'protokoll',
    title: 'Was die Plattform an deinem Konto getan hat',
    table: auditEvent,
    of: ({ userId, applicantProfileId }) =>
      inArray(auditEvent.subjectId, applicantProfileId === null ? [userId] : [userId, applicantProfileId]),
    without: { actorUserId: OTHER_PERSON, previousHash: INTERNAL, hash: INTERNAL },
  },
]
