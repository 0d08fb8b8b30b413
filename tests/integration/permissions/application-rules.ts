import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { offerInput } from '../../factories/offer'
import { importForm } from './resume-rules'
import type { Rule } from './rules'
import { ROLES, type Role, type World } from './world'

const EVERYBODY = ROLES
const APPLICANTS: Role[] = ['applicant', 'stranger']
const COMPANIES: Role[] = ['member', 'admin', 'rival']
const OWNER: Role[] = ['applicant']
const OWN_COMPANY: Role[] = ['member', 'admin']
/** Lists: each of their own. */
const SIGNED_IN: Role[] = ROLES.filter((role) => role !== 'visitor')
const TEAMS: Role[] = [...COMPANIES, 'reader', 'otherReader']
/** The one application, which the other reader must not see. */
const OWN_TEAM: Role[] = [...OWN_COMPANY, 'reader']
const BOTH_SIDES: Role[] = [...OWNER, ...OWN_COMPANY]

/** Who may call procedures about applications and messages. */
export const APPLICATION_RULES: Record<string, Rule> = {
  'application.prepare': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.open.id }) },
  'application.saveDraft': {
    allow: APPLICANTS,
    input: (world) => ({
      jobPostingId: world.open.id,
      content: { resumeId: '', coverLetter: 'Guten', answers: [], attachments: [] },
    }),
  },
  'application.drafts': { allow: APPLICANTS },
  'application.discardDraft': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.open.id }) },
  'application.prepareAsGuest': { allow: EVERYBODY, input: (world) => ({ jobPostingId: world.open.id }) },
  'application.uploadAsGuest': { allow: EVERYBODY, input: (world) => form(world, { guestId: uuidv7() }) },
  'application.readAsGuest': { allow: EVERYBODY, input: () => importForm() },
  'application.submitAsGuest': { allow: EVERYBODY, input: guestInput },
  'application.resendAsGuest': { allow: EVERYBODY, input: () => ({ id: uuidv7() }) },
  // Only the reader of the mail has the token.
  'application.guest': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'application.upload': { allow: APPLICANTS, input: (world) => form(world, {}) },
  // The stranger gets as far as "not your résumé", a rule of the form (see the feature's tests).
  'application.submitFirst': {
    allow: APPLICANTS,
    input: (world) => {
      const { email: _, website: __, ...input } = guestInput(world)
      return input
    },
  },
  'application.submit': {
    allow: APPLICANTS,
    input: (world) => ({
      id: uuidv7(),
      jobPostingId: world.open.id,
      resumeId: world.resume.id,
      coverLetter: '',
      answers: [],
      attachmentFileIds: [],
    }),
  },
  'application.mine': { allow: APPLICANTS, input: () => ({}) },
  'application.sentFor': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.open.id }) },
  'application.sent': { allow: OWNER, input: (world) => ({ id: world.applicationId }) },
  'application.withdraw': { allow: OWNER, input: (world) => ({ applicationId: world.applicationId, message: null }) },
  'application.noteRejectionSeen': { allow: APPLICANTS, input: (world) => ({ id: world.applicationId }) },
  'application.list': { allow: TEAMS, input: () => ({}) },
  'application.figures': { allow: COMPANIES },
  'application.today': { allow: COMPANIES },
  'application.fresh': { allow: COMPANIES },
  'application.running': { allow: APPLICANTS },
  'application.appointments': { allow: APPLICANTS },
  'application.replyStatistics': {
    allow: EVERYBODY,
    input: (world) => ({ companyProfileId: world.company.profileId }),
  },
  'application.overdueAnswers': { allow: EVERYBODY, input: (world) => ({ ids: [world.posting.id] }) },
  'application.otherJobs': { allow: APPLICANTS, input: (world) => ({ ids: [world.applicationId] }) },
  'application.marketReplies': { allow: EVERYBODY },
  'application.hiringCompanies': { allow: EVERYBODY },
  'application.byId': { allow: OWN_TEAM, input: (world) => ({ id: world.applicationId }) },
  'application.markOpened': { allow: COMPANIES, input: (world) => ({ id: world.applicationId }) },
  'application.changeStatus': {
    allow: OWN_COMPANY,
    input: (world) => ({ applicationId: world.applicationId, from: 'submitted', to: 'in_review', message: null }),
  },
  'application.board': { allow: TEAMS, input: () => ({}) },
  'application.choices': { allow: TEAMS },
  'application.colleagues': { allow: TEAMS },
  'application.rejectMany': {
    allow: OWN_COMPANY,
    input: (world) => ({
      items: [{ applicationId: world.applicationId, from: 'submitted', message: 'Leider nicht.' }],
      sendAt: null,
    }),
  },
  'application.reviewMany': {
    allow: OWN_COMPANY,
    input: (world) => ({ items: [{ applicationId: world.applicationId, from: 'submitted' }] }),
  },
  'application.cancelRejection': { allow: OWN_COMPANY, input: (world) => ({ id: world.applicationId }) },
  'application.invite': {
    allow: OWN_COMPANY,
    input: (world) => ({
      id: uuidv7(),
      applicationId: world.applicationId,
      mode: 'video',
      location: 'https://treffen.test.example',
      durationMinutes: 45,
      times: [addDays(new Date(), 3)],
      message: 'Guten Tag',
      payText: null,
    }),
  },
  'application.cancelInterview': {
    allow: OWN_COMPANY,
    input: (world) => ({ interviewId: world.interviewId, message: 'Leider krank.' }),
  },
  'application.moveInterview': {
    allow: OWN_COMPANY,
    input: (world) => ({
      ...{ interviewId: world.interviewId, startsAt: world.interviewTime, offersSlots: false },
      ...{ times: [addDays(new Date(), 5)], message: 'Leider krank.' },
    }),
  },
  'application.pickTime': {
    allow: OWNER,
    input: (world) => ({ interviewId: world.interviewId, startsAt: world.interviewTime }),
  },
  'application.declineTimes': {
    allow: OWNER,
    input: (world) => ({ interviewId: world.interviewId, reply: 'Lieber freitags.' }),
  },
  'application.offers': { allow: APPLICANTS },
  'application.prepareOffer': { allow: OWN_COMPANY, input: (world) => ({ applicationId: world.applicationId }) },
  'application.uploadForOffer': { allow: COMPANIES, input: (world) => form(world, {}) },
  'application.makeOffer': { allow: OWN_COMPANY, input: (world) => offerInput(world.applicationId) },
  'application.withdrawOffer': {
    allow: OWN_COMPANY,
    input: (world) => ({ offerId: world.offerId, reason: 'Budget gestrichen.' }),
  },
  'application.acceptOffer': { allow: OWNER, input: (world) => ({ offerId: world.offerId }) },
  'application.declineOffer': { allow: OWNER, input: (world) => ({ offerId: world.offerId, reason: null }) },
  // Offered to the applicant of the world alone.
  'application.pickSlot': {
    allow: OWNER,
    input: (world) => ({ interviewId: world.interviewId, slotId: world.slotId }),
  },
  'application.calendar': { allow: COMPANIES, input: () => ({ day: '2027-03-01', days: 7 }) },
  'application.slotChoices': { allow: COMPANIES },
  // A foreign application has no slots, as if it did not exist.
  'application.freeSlots': { allow: COMPANIES, input: (world) => ({ applicationId: world.applicationId }) },
  'application.createSlots': {
    allow: OWN_COMPANY,
    input: (world) => ({
      slots: [{ id: uuidv7(), startsAt: addDays(new Date(), 30) }],
      jobPostingId: world.posting.id,
      applicationIds: [],
      interviewerIds: [world.memberId],
      durationMinutes: 45,
      bufferMinutes: 0,
      mode: 'onsite',
      location: 'Tor 2',
    }),
  },
  // What is missing or foreign counts as done.
  'application.removeSlots': { allow: COMPANIES, input: (world) => ({ ids: [world.slotId] }) },
  'application.calendarAddress': { allow: SIGNED_IN },
  'application.renewCalendarAddress': { allow: SIGNED_IN },
  'application.endCalendarAddress': { allow: SIGNED_IN },
  'application.saveStages': {
    allow: OWN_COMPANY,
    input: (world) => ({
      jobPostingId: world.posting.id,
      known: [],
      stages: [{ id: world.posting.id, status: 'in_review', name: 'Telefonat' }],
    }),
  },
  'application.setStage': {
    allow: OWN_COMPANY,
    input: (world) => ({ applicationId: world.applicationId, stageId: null }),
  },
  'application.templates': { allow: COMPANIES },
  'application.saveTemplate': {
    allow: COMPANIES,
    input: () => ({ id: uuidv7(), version: null, kind: 'rejection', title: 'Kurz', body: 'Guten Tag {name}' }),
  },
  // Missing things are missing for everybody.
  'application.deleteTemplate': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'application.showNames': { allow: OWN_COMPANY, input: (world) => ({ id: world.applicationId }) },
  'application.addNote': {
    allow: OWN_TEAM,
    input: (world) => ({ id: uuidv7(), applicationId: world.applicationId, body: 'Gut' }),
  },
  'application.rate': { allow: OWN_TEAM, input: (world) => ({ applicationId: world.applicationId, stars: 4 }) },

  'conversation.list': { allow: [...APPLICANTS, ...COMPANIES], input: () => ({}) },
  'conversation.unread': { allow: [...APPLICANTS, ...COMPANIES] },
  'conversation.thread': { allow: BOTH_SIDES, input: (world) => ({ messageId: world.messageId }) },
  'conversation.messages': { allow: BOTH_SIDES, input: (world) => ({ messageId: world.messageId }) },
  'conversation.ofApplicant': {
    allow: COMPANIES,
    input: (world) => ({ applicantProfileId: world.applicant.id }),
  },
  // Of somebody else's it says nothing.
  'conversation.hindrance': { allow: COMPANIES, input: (world) => ({ applicationId: world.applicationId }) },
  // The applicant has agreed to that company's pool.
  'conversation.writeToApplicant': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: uuidv7(), applicantProfileId: world.applicant.id, body: 'Guten Tag' }),
  },
  'conversation.ofApplication': {
    allow: [...APPLICANTS, ...COMPANIES],
    input: (world) => ({ applicationId: world.applicationId }),
  },
  'conversation.upload': { allow: [...APPLICANTS, ...COMPANIES], input: (world) => form(world, {}) },
  'conversation.saveDraft': {
    allow: BOTH_SIDES,
    input: (world) => ({ conversationId: world.conversationId, body: 'Guten' }),
  },
  'conversation.block': {
    allow: BOTH_SIDES,
    input: (world) => ({ conversationId: world.conversationId, isBlocked: true }),
  },
  'conversation.shareContact': {
    allow: BOTH_SIDES,
    input: (world) => ({ conversationId: world.conversationId, isShared: true }),
  },
  // The message is the company's; nobody reports their own.
  'conversation.report': {
    allow: OWNER,
    input: (world) => ({ id: uuidv7(), messageId: world.messageId, reason: 'spam', details: '' }),
  },
  'conversation.write': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: uuidv7(), applicationId: world.applicationId, body: 'Guten Tag' }),
  },
  'conversation.reply': {
    allow: BOTH_SIDES,
    input: (world) => ({ id: uuidv7(), replyToMessageId: world.messageId, body: 'Danke' }),
  },
  'conversation.markRead': { allow: BOTH_SIDES, input: (world) => ({ conversationId: world.conversationId }) },
}

function form(world: World, fields: Record<string, string>): FormData {
  const data = new FormData()
  data.set('file', world.pdf)
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function guestInput(world: World) {
  return {
    id: uuidv7(),
    jobPostingId: world.open.id,
    email: `${uuidv7()}@test.example`,
    website: '',
    firstName: 'Gast',
    lastName: 'Vogel',
    phone: null,
    place: { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 },
    coverLetter: '',
    answers: [],
    experience: [
      {
        id: uuidv7(),
        position: 'Dreher',
        employer: 'Werk',
        place: null,
        from: '2020-01',
        to: null,
        description: '',
      },
    ],
    education: [],
    skills: '',
    attachmentFileIds: [],
  }
}
