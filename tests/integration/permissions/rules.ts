import { emptyResumeContent } from '~/features/resumes/schema'
import { emptyRichText, richTextFromList } from '~/lib/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { ROLES, type Role, type World } from './world'

/** Who may call a procedure with this input, which is about things of the first company and the first applicant. */
type Rule = { allow: readonly Role[]; input?: (world: World) => unknown }

const EVERYBODY = ROLES
const APPLICANTS: Role[] = ['applicant', 'stranger']
const COMPANIES: Role[] = ['member', 'admin', 'rival']
const COMPANY_ADMINS: Role[] = ['admin', 'rival']
const OWNER: Role[] = ['applicant']
const OWN_COMPANY: Role[] = ['member', 'admin']
const OWN_ADMIN: Role[] = ['admin']
const BOTH_SIDES: Role[] = [...OWNER, ...OWN_COMPANY]
const PLATFORM: Role[] = ['platformAdmin']

const list = { q: '', page: 1, sort: 'createdAt', direction: 'descending' } as const
const planId = uuidv7()
const place = { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 } as const

export const RULES: Record<string, Rule> = {
  'account.publicConfig': { allow: EVERYBODY },
  'places.suggest': { allow: EVERYBODY, input: () => ({ text: 'Biele' }) },
  'plan.list': { allow: EVERYBODY },

  'jobPosting.hasActive': { allow: EVERYBODY },
  'jobPosting.byId': { allow: EVERYBODY, input: (world) => ({ id: world.posting.id }) },
  'jobPosting.search': { allow: EVERYBODY, input: () => ({ was: 'Mechaniker' }) },
  'jobPosting.latest': { allow: EVERYBODY, input: () => ({ limit: 6 }) },
  'jobPosting.ofCompany': {
    allow: EVERYBODY,
    input: (world) => ({ companyProfileId: world.company.profileId, limit: 10 }),
  },
  'jobPosting.statistics': { allow: EVERYBODY },
  'jobPosting.manageList': { allow: COMPANIES, input: () => ({}) },
  'jobPosting.applicationCounts': { allow: COMPANIES, input: (world) => ({ ids: [world.posting.id] }) },
  'jobPosting.conditions': { allow: COMPANIES },
  'jobPosting.create': { allow: COMPANIES, input: () => ({ ...postingInput(), id: uuidv7() }) },
  'jobPosting.forEdit': { allow: OWN_COMPANY, input: (world) => ({ id: world.posting.id }) },
  'jobPosting.update': {
    allow: OWN_COMPANY,
    input: (world) => ({ ...postingInput(), id: world.posting.id, version: 1 }),
  },
  'jobPosting.publish': { allow: OWN_COMPANY, input: (world) => ({ id: world.draft.id }) },
  'jobPosting.pause': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id }) },
  'jobPosting.resume': { allow: OWN_COMPANY, input: (world) => ({ id: world.paused.id }) },
  'jobPosting.renew': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id, runDays: 30 }) },
  'jobPosting.duplicate': { allow: OWN_COMPANY, input: (world) => ({ id: uuidv7(), sourceId: world.posting.id }) },
  'jobPosting.delete': { allow: OWN_COMPANY, input: (world) => ({ id: world.draft.id }) },
  'jobPosting.archive': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id }) },

  'companyProfile.mine': { allow: COMPANIES },
  'companyProfile.save': { allow: COMPANIES, input: () => ({ ...profileInput(), id: uuidv7(), version: null }) },
  'companyProfile.byId': { allow: EVERYBODY, input: (world) => ({ id: world.company.profileId }) },
  'companyProfile.search': { allow: EVERYBODY, input: () => ({}) },

  'member.list': { allow: COMPANY_ADMINS },
  'member.invite': {
    allow: COMPANY_ADMINS,
    input: () => ({ id: uuidv7(), email: `${uuidv7()}@test.example`, isAdmin: false }),
  },
  'member.resend': { allow: OWN_ADMIN, input: (world) => ({ id: world.invitationId }) },
  'member.revoke': { allow: OWN_ADMIN, input: (world) => ({ id: world.invitationId }) },
  'member.changeRole': { allow: OWN_ADMIN, input: (world) => ({ memberId: world.membershipId, isAdmin: true }) },
  'member.remove': { allow: OWN_ADMIN, input: (world) => ({ memberId: world.membershipId }) },
  'member.invitation': { allow: EVERYBODY, input: (world) => ({ token: world.token }) },
  // The invitation is bound to an address that none of these has.
  'member.accept': { allow: [], input: (world) => ({ token: world.token }) },

  'billing.overview': { allow: COMPANY_ADMINS },
  // A member learns no more than that an admin has to do it.
  'billing.start': { allow: [...COMPANIES, 'platformAdmin'] },
  'billing.setup': { allow: [...COMPANY_ADMINS, 'platformAdmin'], input: billingInput },
  'billing.bookAgain': { allow: COMPANY_ADMINS, input: () => ({ planId, actsAsEntrepreneur: true, newAccount: null }) },

  'applicantProfile.mine': { allow: APPLICANTS },
  'applicantProfile.save': { allow: APPLICANTS, input: () => ({ ...applicantInput(), id: uuidv7(), version: null }) },
  'savedJob.ids': { allow: EVERYBODY },
  'savedJob.list': { allow: APPLICANTS, input: () => ({ page: 1 }) },
  'savedJob.toggle': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.posting.id, isSaved: true }) },

  'resume.list': { allow: APPLICANTS },
  'resume.views': { allow: APPLICANTS },
  'resume.create': { allow: APPLICANTS, input: () => ({ id: uuidv7(), title: 'Neu', template: 'klar' }) },
  'resume.byId': { allow: OWNER, input: (world) => ({ id: world.resume.id }) },
  'resume.duplicate': { allow: OWNER, input: (world) => ({ id: world.resume.id, newId: uuidv7() }) },
  'resume.update': {
    allow: OWNER,
    input: (world) => ({
      id: world.resume.id,
      version: 1,
      title: 'Neu',
      template: 'klar',
      content: emptyResumeContent(),
    }),
  },
  'resume.setDefault': { allow: OWNER, input: (world) => ({ id: world.resume.id }) },
  'resume.remove': { allow: OWNER, input: (world) => ({ id: world.resume.id, version: 1 }) },
  'resume.upload': { allow: OWNER, input: (world) => form(world, { resumeId: world.resume.id }) },
  'resume.removeAttachment': { allow: OWNER, input: (world) => ({ id: world.attachmentId }) },
  'resume.view': {
    allow: [...OWNER, ...COMPANIES, ...PLATFORM],
    input: (world) => ({ applicantProfileId: world.applicant.id, reason: 'Prüfung einer Meldung' }),
  },
  // Needs an active posting, which the rival has none of.
  'resume.search': { allow: OWN_COMPANY, input: () => ({}) },

  'application.prepare': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.open.id }) },
  'application.upload': { allow: APPLICANTS, input: (world) => form(world, {}) },
  // The stranger gets no further than "not your résumé", a rule of the form (see the feature's tests).
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
  'application.sent': { allow: OWNER, input: (world) => ({ id: world.applicationId }) },
  'application.withdraw': { allow: OWNER, input: (world) => ({ applicationId: world.applicationId, message: null }) },
  'application.list': { allow: COMPANIES, input: () => ({}) },
  'application.figures': { allow: COMPANIES },
  'application.byId': { allow: OWN_COMPANY, input: (world) => ({ id: world.applicationId }) },
  'application.markOpened': { allow: COMPANIES, input: (world) => ({ id: world.applicationId }) },
  'application.changeStatus': {
    allow: OWN_COMPANY,
    input: (world) => ({ applicationId: world.applicationId, from: 'submitted', to: 'in_review', message: null }),
  },
  'application.addNote': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: uuidv7(), applicationId: world.applicationId, body: 'Gut' }),
  },
  'application.rate': { allow: OWN_COMPANY, input: (world) => ({ applicationId: world.applicationId, stars: 4 }) },

  'conversation.list': { allow: [...APPLICANTS, ...COMPANIES], input: () => ({}) },
  'conversation.unread': { allow: [...APPLICANTS, ...COMPANIES] },
  'conversation.thread': { allow: BOTH_SIDES, input: (world) => ({ messageId: world.messageId }) },
  'conversation.ofApplication': {
    allow: [...APPLICANTS, ...COMPANIES],
    input: (world) => ({ applicationId: world.applicationId }),
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

  'admin.companies': { allow: PLATFORM, input: () => list },
  'admin.applicants': { allow: PLATFORM, input: () => list },
  'admin.plans': { allow: PLATFORM },
  'admin.savePlan': { allow: PLATFORM, input: planInput },
  'admin.mails': { allow: PLATFORM, input: () => ({ q: '', page: 1 }) },
  'admin.mail': { allow: PLATFORM, input: (world) => ({ id: world.mailId }) },
  'admin.retryMail': { allow: PLATFORM, input: (world) => ({ id: world.mailId }) },
}

function form(world: World, fields: Record<string, string>): FormData {
  const data = new FormData()
  data.set('file', world.pdf)
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function postingInput() {
  return {
    title: 'Dreher (m/w/d)',
    referenceNumber: null,
    employerType: 'direct',
    openings: 1,
    occupationField: 'Metall & Maschinenbau',
    employmentTypes: ['Vollzeit'],
    contract: 'permanent',
    fixedTermUntil: null,
    workplace: 'onsite',
    places: [place],
    salaryMinCents: 300_000,
    salaryMaxCents: 350_000,
    salaryPeriod: 'month',
    collectiveAgreement: null,
    hoursPerWeek: 38,
    startDate: null,
    tasks: richTextFromList(['Drehen']),
    profile: richTextFromList(['Ausbildung']),
    offer: richTextFromList(['Urlaub']),
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    externalUrl: null,
    questions: [],
    promisedReplyDays: 14,
    runDays: 60,
  }
}

function profileInput() {
  return {
    name: 'Muster Werke',
    legalForm: null,
    registerCourt: null,
    registerNumber: null,
    vatId: null,
    street: 'Werkstraße',
    houseNumber: '1',
    postalCode: '33602',
    city: 'Bielefeld',
    website: null,
    sizeBand: '10-49',
    industry: 'Handel',
    description: emptyRichText(),
    benefits: [],
    contactName: 'Ute Sander',
    contactEmail: 'ute@test.example',
    contactPhone: null,
  }
}

function applicantInput() {
  return {
    firstName: 'Miriam',
    lastName: 'Yıldız',
    phone: null,
    place,
    headline: null,
    availability: 'now',
    availableFrom: null,
    noticePeriodWeeks: null,
    desiredEmploymentTypes: [],
    desiredOccupationFields: [],
    desiredWorkplaces: [],
    radiusKm: 25,
    minSalaryCents: null,
    drivingLicences: [],
    visibility: 'hidden',
  }
}

function billingInput() {
  return {
    planId,
    companyName: 'Muster Werke GmbH',
    street: 'Werkstraße',
    houseNumber: '1',
    postalCode: '33602',
    city: 'Bielefeld',
    vatId: '',
    accountHolder: 'Muster Werke GmbH',
    iban: 'DE89370400440532013000',
    actsAsEntrepreneur: true,
    acceptsMandate: true,
  }
}

function planInput() {
  return {
    id: uuidv7(),
    updatedAt: null,
    name: 'Probe',
    description: 'Zum Ausprobieren',
    netPriceCents: 100,
    interval: 'month',
    maxActiveJobPostings: 1,
    maxMembers: 1,
    trialDays: 14,
    isRecommended: false,
    position: 9,
    status: 'active',
  }
}
