import { CLOSING_LETTER } from '~/features/job-postings/letters/closing-letter'
import { emptyRichText, richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { ADMIN_RULES } from './admin-rules'
import { APPLICATION_RULES } from './application-rules'
import { LAW_RULES } from './law-rules'
import { POSTING_RULES } from './posting-rules'
import { RESUME_RULES } from './resume-rules'
import { ROLES, type Role, type World } from './world'

/** Who may call a procedure with this input, which is about things of the first company and the first applicant. */
export type Rule = { allow: readonly Role[]; input?: (world: World) => unknown }

const EVERYBODY = ROLES
const APPLICANTS: Role[] = ['applicant', 'stranger']
const COMPANIES: Role[] = ['member', 'admin', 'rival']
const COMPANY_ADMINS: Role[] = ['admin', 'rival']
const OWN_COMPANY: Role[] = ['member', 'admin']
const OWN_ADMIN: Role[] = ['admin']
const PLATFORM: Role[] = ['platformAdmin']

const planId = uuidv7()
const place = { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 } as const

export const RULES: Record<string, Rule> = {
  ...POSTING_RULES,
  ...LAW_RULES,
  'account.publicConfig': { allow: EVERYBODY },
  'account.resetLink': { allow: [], input: () => ({ token: 'erfunden' }) },
  'account.signedOutBecause': { allow: EVERYBODY },
  'feedback.isOffered': { allow: EVERYBODY },
  'feedback.send': {
    allow: EVERYBODY,
    input: () => ({ kind: 'idea', message: 'Mehr Farbe', email: '', page: '/' }),
  },
  'feedback.sendBarrier': {
    allow: EVERYBODY,
    input: () => ({
      id: uuidv7(),
      message: 'Der Filter lässt sich mit der Tastatur nicht öffnen.',
      where: '',
      email: '',
    }),
  },
  'places.suggest': { allow: EVERYBODY, input: () => ({ text: 'Biele' }) },
  'plan.list': { allow: EVERYBODY },
  'plan.tax': { allow: EVERYBODY },

  'jobPosting.occupationSources': { allow: EVERYBODY },
  'jobPosting.hasActive': { allow: EVERYBODY },
  'jobPosting.byId': { allow: EVERYBODY, input: (world) => ({ id: world.posting.id }) },
  'jobPosting.search': { allow: EVERYBODY, input: () => ({ was: 'Mechaniker' }) },
  'jobPosting.map': { allow: EVERYBODY, input: () => ({ was: 'Mechaniker' }) },
  'jobPosting.commute': { allow: EVERYBODY, input: (world) => ({ id: world.posting.id, from: 'Bielefeld' }) },
  'jobPosting.suggest': { allow: EVERYBODY, input: () => ({ text: 'Mecha' }) },
  'jobPosting.latest': { allow: EVERYBODY, input: () => ({ limit: 6 }) },
  'jobPosting.ofCompany': {
    allow: EVERYBODY,
    input: (world) => ({ companyProfileId: world.company.profileId, page: 1 }),
  },
  'jobPosting.statistics': { allow: EVERYBODY },
  'jobPosting.manageList': { allow: COMPANIES, input: () => ({}) },
  'jobPosting.applicationCounts': { allow: COMPANIES, input: (world) => ({ ids: [world.posting.id] }) },
  'jobPosting.closing': { allow: COMPANIES, input: (world) => ({ ids: [world.posting.id] }) },
  'jobPosting.conditions': { allow: COMPANIES },
  'jobPosting.create': { allow: COMPANIES, input: () => ({ ...postingInput(), id: uuidv7() }) },
  'jobPosting.forEdit': { allow: OWN_COMPANY, input: (world) => ({ id: world.posting.id }) },
  'jobPosting.update': {
    allow: OWN_COMPANY,
    input: (world) => ({ ...postingInput(), id: world.posting.id, version: 1 }),
  },
  'jobPosting.keepClosingLetter': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: world.draft.id, closingLetter: CLOSING_LETTER }),
  },
  'jobPosting.publish': { allow: OWN_COMPANY, input: (world) => ({ id: world.draft.id }) },
  'jobPosting.pause': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id }) },
  'jobPosting.resume': { allow: OWN_COMPANY, input: (world) => ({ id: world.paused.id }) },
  'jobPosting.renew': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id, runDays: 30 }) },
  'jobPosting.duplicate': { allow: OWN_COMPANY, input: (world) => ({ id: uuidv7(), sourceId: world.posting.id }) },
  'jobPosting.delete': { allow: OWN_COMPANY, input: (world) => ({ id: world.draft.id }) },
  'jobPosting.extendPromise': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: world.open.id, days: 7, message: 'Wir brauchen noch etwas Zeit.' }),
  },
  'jobPosting.archive': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id }) },

  'moderation.subject': {
    allow: EVERYBODY,
    input: (world) => ({ subjectType: 'job-posting', subjectId: world.open.id }),
  },
  'moderation.report': {
    allow: EVERYBODY,
    input: (world) => ({
      id: uuidv7(),
      subjectType: 'job-posting',
      subjectId: world.open.id,
      reason: 'scam',
      text: 'Verlangt Geld für die Einarbeitung.',
      name: 'Eva Muster',
      email: `${uuidv7()}@test.example`,
      goodFaith: true,
    }),
  },
  // The link in a mail gives the right to object; none of these has one.
  'moderation.transparency': { allow: EVERYBODY, input: () => ({}) },
  'moderation.appealStart': { allow: [], input: () => ({ token: 'x'.repeat(32) }) },
  'moderation.appeal': {
    allow: [],
    input: () => ({ token: 'x'.repeat(32), text: 'Das stimmt so nicht, bitte prüfen.' }),
  },
  'moderation.list': { allow: PLATFORM, input: () => ({}) },
  'moderation.byId': { allow: PLATFORM, input: (world) => ({ id: world.reportId }) },
  'moderation.decide': {
    allow: PLATFORM,
    input: (world) => ({
      id: world.reportId,
      decision: 'kept',
      ground: 'law',
      rule: '§ 11 AGG',
      facts: 'Der Text enthält nichts dergleichen.',
    }),
  },
  'moderation.decideMany': {
    allow: PLATFORM,
    input: (world) => ({
      ids: [world.reportId],
      decision: 'kept',
      ground: 'law',
      rule: '§ 11 AGG',
      facts: 'Der Text enthält nichts dergleichen.',
    }),
  },
  'moderation.messages': { allow: PLATFORM, input: () => ({}) },
  'moderation.message': { allow: PLATFORM, input: (world) => ({ id: world.messageReportId }) },
  'moderation.decideMessage': {
    allow: PLATFORM,
    input: (world) => ({
      id: world.messageReportId,
      decision: 'kept',
      facts: 'Die Nachricht ist unfreundlich, aber erlaubt.',
    }),
  },
  'moderation.decideMessageAppeal': {
    allow: PLATFORM,
    input: () => ({ id: uuidv7(), isUpheld: 'no', answer: 'Wir bleiben bei der Entscheidung.' }),
  },
  'moderation.decideAppeal': {
    allow: PLATFORM,
    input: () => ({ id: uuidv7(), isUpheld: 'no', answer: 'Wir bleiben bei der Entscheidung.' }),
  },

  'companyProfile.mine': { allow: COMPANIES },
  'companyProfile.save': { allow: COMPANIES, input: () => ({ ...profileInput(), id: uuidv7(), version: null }) },
  'companyProfile.byId': { allow: EVERYBODY, input: (world) => ({ id: world.company.profileId }) },
  'companyProfile.search': { allow: EVERYBODY, input: () => ({}) },

  'member.list': { allow: COMPANY_ADMINS },
  'member.invite': {
    allow: COMPANY_ADMINS,
    input: () => ({ id: uuidv7(), email: `${uuidv7()}@test.example`, role: 'recruiter', jobPostingId: null }),
  },
  'member.mine': { allow: ROLES.filter((role) => role !== 'visitor') },
  'member.resend': { allow: OWN_ADMIN, input: (world) => ({ id: world.invitationId }) },
  'member.revoke': { allow: OWN_ADMIN, input: (world) => ({ id: world.invitationId }) },
  'member.changeRole': {
    allow: OWN_ADMIN,
    input: (world) => ({ memberId: world.membershipId, role: 'admin', jobPostingId: null }),
  },
  'member.remove': { allow: OWN_ADMIN, input: (world) => ({ memberId: world.membershipId }) },
  'member.invitation': { allow: EVERYBODY, input: (world) => ({ token: world.token }) },
  // The invitation is bound to an address that none of these has.
  'member.accept': { allow: [], input: (world) => ({ token: world.token }) },

  'billing.overview': { allow: COMPANY_ADMINS },
  'billing.standing': { allow: COMPANIES },
  // A member only learns that an admin has to do it.
  'billing.invoices': { allow: COMPANY_ADMINS, input: () => ({ page: 1 }) },
  'billing.start': { allow: [...COMPANIES, 'reader', 'otherReader', 'platformAdmin'] },
  'billing.setup': { allow: [...COMPANY_ADMINS, 'platformAdmin'], input: billingInput },
  'billing.changePlan': { allow: COMPANY_ADMINS, input: () => ({ planId, actsAsEntrepreneur: true }) },
  'billing.cancel': { allow: COMPANY_ADMINS },
  'billing.withdrawChange': { allow: COMPANY_ADMINS },
  'billing.reactivate': { allow: COMPANY_ADMINS },
  'billing.changeAccount': {
    allow: COMPANY_ADMINS,
    input: () => ({ accountHolder: 'Muster Werke', iban: 'DE89370400440532013000', acceptsMandate: true }),
  },
  'billing.changeAddress': { allow: COMPANY_ADMINS, input: billingInput },
  'operator.imprint': { allow: EVERYBODY },
  'billing.bookAgain': { allow: COMPANY_ADMINS, input: () => ({ planId, actsAsEntrepreneur: true, newAccount: null }) },

  'applicantProfile.mine': { allow: APPLICANTS },
  'applicantProfile.save': { allow: APPLICANTS, input: () => ({ ...applicantInput(), id: uuidv7(), version: null }) },

  ...RESUME_RULES,
  ...APPLICATION_RULES,
  ...ADMIN_RULES,
}

export function form(world: World, fields: Record<string, string>): FormData {
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
