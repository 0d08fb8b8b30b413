import { eq, inArray, or, sql } from 'drizzle-orm'
import { applicantProfile, savedJobPosting } from '~/features/applicants/server/table'
import { applicationDraft, guestApplication, guestUpload } from '~/features/applications/server/apply-table'
import { jobOffer } from '~/features/applications/server/offers/offer-table'
import { interviewSlotApplication } from '~/features/applications/server/slots/slot-table'
import { application, applicationAttachment, applicationEvent } from '~/features/applications/server/table'
import { interview } from '~/features/applications/server/workflow-table'
import {
  conversation,
  message,
  messageAttachment,
  messageDraft,
  messageReport,
} from '~/features/conversations/server/table'
import { messageAppeal } from '~/features/moderation/server/table'
import { companyBlock, contactRequest } from '~/features/resumes/server/contact-table'
import { resumeVersion } from '~/features/resumes/server/history-table'
import { savedResumeSearchHit } from '~/features/resumes/server/saved-search-table'
import { resume, resumeAttachment, resumeGrant, resumeView } from '~/features/resumes/server/table'
import { poolEntry } from '~/features/talent-pool/server/table'

import {
  byEmail,
  byProfile,
  byUser,
  conversationIds,
  type DataSet,
  INTERNAL,
  OTHER_PERSON,
  ofApplication,
  ofResume,
  SEARCH_WORDS,
  SECRET,
} from './data-set'

export const APPLICANT_SETS: readonly DataSet[] = [
  { file: 'profil', title: 'Dein Profil', table: applicantProfile, of: byUser(applicantProfile.userId) },
  {
    file: 'lebenslaeufe',
    title: 'Lebensläufe',
    table: resume,
    of: byProfile(resume.applicantProfileId),
  },
  {
    file: 'fruehere-fassungen',
    title: 'Frühere Fassungen',
    table: resumeVersion,
    of: ofResume(resumeVersion.resumeId),
  },
  {
    file: 'anhaenge',
    title: 'Anhänge der Lebensläufe',
    table: resumeAttachment,
    of: ofResume(resumeAttachment.resumeId),
  },
  { file: 'freigaben', title: 'Freigaben', table: resumeGrant, of: byProfile(resumeGrant.applicantProfileId) },
  {
    file: 'einsichten',
    title: 'Wer deinen Lebenslauf geöffnet hat',
    table: resumeView,
    of: byProfile(resumeView.applicantProfileId),
    without: { viewerUserId: OTHER_PERSON },
  },
  {
    file: 'kontaktanfragen',
    title: 'Kontaktanfragen',
    table: contactRequest,
    of: byProfile(contactRequest.applicantProfileId),
    without: { tokenHash: SECRET, requestedByUserId: OTHER_PERSON },
  },
  {
    file: 'kandidatenpools',
    title: 'Kandidatenpools',
    table: poolEntry,
    of: byProfile(poolEntry.applicantProfileId),
    without: { askedByUserId: OTHER_PERSON, tags: INTERNAL },
  },
  {
    file: 'sperren',
    title: 'Gesperrte Unternehmen',
    table: companyBlock,
    of: byProfile(companyBlock.applicantProfileId),
  },
  {
    file: 'gemerkte-jobs',
    title: 'Gemerkte Stellen',
    table: savedJobPosting,
    of: (subject) =>
      or(byUser(savedJobPosting.userId)(subject), byProfile(savedJobPosting.applicantProfileId)(subject)),
  },
  {
    file: 'bewerbungen',
    title: 'Bewerbungen',
    table: application,
    of: byProfile(application.applicantProfileId),
    without: { stageId: 'eigener Schritt des Unternehmens', namesShownByUserId: OTHER_PERSON },
  },
  {
    file: 'bewerbungen-verlauf',
    title: 'Verlauf der Bewerbungen',
    table: applicationEvent,
    of: ofApplication(applicationEvent.applicationId),
    without: { actorUserId: OTHER_PERSON },
  },
  {
    file: 'bewerbungen-anhaenge',
    title: 'Anhänge der Bewerbungen',
    table: applicationAttachment,
    of: ofApplication(applicationAttachment.applicationId),
  },
  {
    file: 'gespraeche',
    title: 'Gespräche',
    table: interview,
    of: ofApplication(interview.applicationId),
    without: { createdByUserId: OTHER_PERSON },
  },
  {
    file: 'angebote',
    title: 'Angebote von Unternehmen',
    table: jobOffer,
    of: ofApplication(jobOffer.applicationId),
    without: { createdByUserId: OTHER_PERSON },
  },
  {
    file: 'freie-termine',
    title: 'Freie Termine, die ein Unternehmen für deine Bewerbung angelegt hat',
    table: interviewSlotApplication,
    of: ofApplication(interviewSlotApplication.applicationId),
  },
  {
    file: 'bewerbungen-entwuerfe',
    title: 'Begonnene Bewerbungen',
    table: applicationDraft,
    of: byUser(applicationDraft.userId),
  },
  {
    file: 'bewerbungen-ohne-konto',
    title: 'Bewerbungen ohne Konto',
    table: guestApplication,
    of: byEmail(guestApplication.email),
    without: { tokenHash: SECRET },
  },
  {
    file: 'bewerbungen-ohne-konto-dateien',
    title: 'Dateien zu Bewerbungen ohne Konto',
    table: guestUpload,
    of: ({ email }, db) =>
      inArray(
        guestUpload.guestApplicationId,
        db.select({ id: guestApplication.id }).from(guestApplication).where(eq(guestApplication.email, email)),
      ),
    without: { fromNetwork: SECRET },
  },
  {
    file: 'unterhaltungen',
    title: 'Unterhaltungen',
    table: conversation,
    of: byProfile(conversation.applicantProfileId),
  },
  {
    file: 'nachrichten',
    title: 'Nachrichten',
    table: message,
    of: (subject, db) =>
      or(eq(message.senderUserId, subject.userId), inArray(message.conversationId, conversationIds(subject, db))),
    // Who wrote for a company to somebody without a name does not get it here.
    instead: {
      body: sql`case when ${message.senderSide} = 'company' then coalesce(${message.maskedBody}, ${message.body}) else ${message.body} end`,
    },
    without: { terms: SEARCH_WORDS, senderUserId: OTHER_PERSON },
  },
  {
    file: 'nachrichten-anhaenge',
    title: 'Anhänge der Nachrichten',
    table: messageAttachment,
    of: (subject, db) =>
      inArray(
        messageAttachment.messageId,
        db
          .select({ id: message.id })
          .from(message)
          .where(
            or(eq(message.senderUserId, subject.userId), inArray(message.conversationId, conversationIds(subject, db))),
          ),
      ),
  },
  {
    file: 'nachrichten-entwuerfe',
    title: 'Begonnene Nachrichten',
    table: messageDraft,
    of: byUser(messageDraft.userId),
  },
  {
    file: 'gemeldete-nachrichten',
    title: 'Von dir gemeldete Nachrichten',
    table: messageReport,
    of: byUser(messageReport.reporterUserId),
    without: {
      reporterTokenHash: 'Geheimnis eines Links',
      authorTokenHash: 'Geheimnis eines Links',
      decidedByUserId: 'Konto einer anderen Person',
    },
  },
  {
    file: 'genannt-in-suchmails',
    title: 'E-Mails an Unternehmen, die deinen Lebenslauf ohne Namen genannt haben',
    table: savedResumeSearchHit,
    of: byProfile(savedResumeSearchHit.applicantProfileId),
  },
  {
    file: 'beschwerden-zu-nachrichten',
    title: 'Deine Beschwerden zu gemeldeten Nachrichten',
    table: messageAppeal,
    of: byUser(messageAppeal.userId),
    without: { decidedByUserId: 'Konto einer anderen Person' },
  },
]
