import { uuidv7 } from '~/lib/uuid'
import { jobPostingInput } from '../../factories/job-posting-input'
import { PNG_HEAD } from './resume-rules'
import type { Rule } from './rules'
import { ROLES, type Role } from './world'

const EVERYBODY = ROLES
const APPLICANTS: Role[] = ['applicant', 'stranger']
const COMPANIES: Role[] = ['member', 'admin', 'rival']
const OWNER: Role[] = ['applicant']
const OWN_COMPANY: Role[] = ['member', 'admin']
const PLATFORM: Role[] = ['platformAdmin']

/** Who may call procedures about postings, saved ones, saved searches and the ad check. */
export const POSTING_RULES: Record<string, Rule> = {
  'jobPosting.bulk': { allow: COMPANIES, input: (world) => ({ ids: [world.open.id], action: 'pause' }) },
  'jobPosting.saveChanges': {
    allow: OWN_COMPANY,
    input: (world) => ({ ...jobPostingInput({ id: world.open.id }), version: 1 }),
  },
  'savedJob.ids': { allow: EVERYBODY },
  'savedJob.list': { allow: APPLICANTS, input: () => ({ page: 1 }) },
  'savedJob.mailsOfLink': { allow: [], input: () => ({ token: 'x'.repeat(32) }) },
  'savedJob.stopMails': { allow: [], input: () => ({ token: 'x'.repeat(32) }) },
  'savedJob.setNote': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.open.id, note: 'Anrufen' }) },
  'savedJob.toggle': { allow: APPLICANTS, input: (world) => ({ jobPostingId: world.posting.id, isSaved: true }) },
  // There are none: for the company that is done already.
  'jobPosting.discardChanges': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id, revision: uuidv7() }) },
  'jobPosting.courses': { allow: COMPANIES },
  'jobPosting.startAids': { allow: COMPANIES },
  'jobPosting.saveAdTemplate': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: uuidv7(), sourceId: world.posting.id, name: 'Dreher' }),
  },
  'jobPosting.createFromTemplate': {
    allow: OWN_COMPANY,
    input: (world) => ({ id: uuidv7(), templateId: world.adTemplateId }),
  },
  // Missing things are missing for everybody.
  'jobPosting.removeAdTemplate': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'jobPosting.figures': { allow: OWN_COMPANY, input: (world) => ({ id: world.posting.id }) },
  'jobPosting.today': { allow: COMPANIES },
  'jobPosting.online': { allow: COMPANIES },
  'jobPosting.confirm': { allow: OWN_COMPANY, input: (world) => ({ id: world.open.id }) },
  'jobPosting.adRules': { allow: COMPANIES },
  'jobPosting.interest': { allow: EVERYBODY, input: (world) => ({ id: world.open.id, kind: 'view' }) },
  // A secret nobody here has: found by nobody.
  'jobPosting.confirmation': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'jobPosting.confirmByLink': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },

  'searchAlert.list': { allow: APPLICANTS, input: () => ({ page: 1 }) },
  'searchAlert.create': { allow: APPLICANTS, input: () => ({ search: { was: 'Koch' }, frequency: 'daily' }) },
  'searchAlert.change': {
    allow: OWNER,
    input: (world) => ({ id: world.alertId, version: 1, frequency: 'weekly', status: 'active' }),
  },
  // Removing somebody else's is the same as removing nothing (see the feature's tests).
  'searchAlert.remove': { allow: APPLICANTS, input: (world) => ({ id: world.alertId }) },
  'searchAlert.request': {
    allow: EVERYBODY,
    input: () => ({ email: `${uuidv7()}@test.example`, search: { was: 'Koch' }, frequency: 'daily' }),
  },
  'searchAlert.pending': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'searchAlert.confirm': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'searchAlert.ofLink': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'searchAlert.unsubscribe': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },

  'adDraft.begin': { allow: EVERYBODY, input: () => ({ text: 'Koch (m/w/d) in Bielefeld' }) },
  'adDraft.beginWithFile': { allow: EVERYBODY, input: adFile },
  // A secret nobody here has: found by nobody.
  'adDraft.peopleForNewest': { allow: COMPANIES },
  'adDraft.byToken': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'adDraft.peopleAround': { allow: [], input: () => ({ token: 'x'.repeat(43), version: 1, radiusKm: 50 }) },
  'adDraft.change': { allow: [], input: () => ({ token: 'x'.repeat(43), version: 1, changes: { title: 'Koch' } }) },
  'adDraft.mend': {
    allow: [],
    input: () => ({ token: 'x'.repeat(43), version: 1, field: 'title', start: 0, end: 1, text: '' }),
  },
  'adDraft.mendAll': { allow: [], input: () => ({ token: 'x'.repeat(43), version: 1 }) },
  'adDraft.keep': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'adDraft.take': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },

  'adRule.list': { allow: PLATFORM },
  'adRule.save': { allow: PLATFORM, input: adRuleInput },
}

/** A picture is refused by the procedure itself, before a process is started that reads it. */
function adFile(): FormData {
  const form = new FormData()
  form.set('file', new File([PNG_HEAD], 'anzeige.png'))
  return form
}

function adRuleInput() {
  return {
    key: `own-${uuidv7()}`,
    version: 0,
    severity: 'warn',
    isEnabled: true,
    fields: ['title'],
    phrases: ['Rockstar*'],
    exceptions: [],
    title: 'Rockstar',
    explanation: 'Wirkt nur auf wenige anziehend.',
    source: 'Hausregel',
    suggestion: 'Nennen Sie den Beruf.',
  }
}
