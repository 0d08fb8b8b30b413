import { emptyResumeContent } from '~/features/resumes/schema'
import { uuidv7 } from '~/lib/uuid'
import type { Rule } from './rules'
import { ROLES, type Role, type World } from './world'

const APPLICANTS: Role[] = ['applicant', 'stranger']
const COMPANIES: Role[] = ['member', 'admin', 'rival']
const OWNER: Role[] = ['applicant']
const OWN_COMPANY: Role[] = ['member', 'admin']
const PLATFORM: Role[] = ['platformAdmin']

/** Who may call procedures about résumés, contact and blocked companies. */
export const RESUME_RULES: Record<string, Rule> = {
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
  'resume.history': { allow: APPLICANTS, input: (world) => ({ id: world.resume.id }) },
  'resume.restore': {
    allow: OWNER,
    input: (world) => ({ id: world.resume.id, versionId: world.earlierId, version: 1 }),
  },
  'resume.setDefault': { allow: OWNER, input: (world) => ({ id: world.resume.id }) },
  'resume.remove': { allow: OWNER, input: (world) => ({ id: world.resume.id, version: 1 }) },
  'resume.readImport': { allow: APPLICANTS, input: () => importForm() },
  // The secret is in a cookie that none of these has.
  'resume.dropMatches': { allow: [], input: () => ({ ohne: [] }) },
  'resume.keptDrop': { allow: ROLES },
  'resume.dropAccount': { allow: [], input: () => ({ token: 'x'.repeat(43) }) },
  'resume.setPhoto': { allow: OWNER, input: photo },
  'resume.removePhoto': { allow: OWNER, input: (world) => ({ resumeId: world.resume.id }) },
  'resume.upload': { allow: OWNER, input: (world) => form(world, { resumeId: world.resume.id }) },
  'resume.removeAttachment': { allow: OWNER, input: (world) => ({ id: world.attachmentId }) },
  // The page opens to readers of a posting as well (specification section 2), and shows them nothing.
  'resume.view': {
    allow: [...OWNER, ...COMPANIES, ...PLATFORM, 'reader', 'otherReader'],
    input: (world) => ({ applicantProfileId: world.applicant.id, reason: 'Prüfung einer Meldung' }),
  },
  // Needs an active posting, which the rival does not have.
  'resume.search': { allow: OWN_COMPANY, input: () => ({}) },
  'resume.savedSearches': { allow: OWN_COMPANY },
  'resume.saveSearch': { allow: COMPANIES, input: () => ({ id: uuidv7(), name: 'Dreher', search: { was: 'Dreher' } }) },
  // Somebody else's is neither found nor changed, and nobody learns which exist.
  'resume.markSearchSeen': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'resume.setSearchMails': { allow: [], input: () => ({ id: uuidv7(), mailFrequency: 'daily' }) },
  'resume.searchOfLink': { allow: [], input: () => ({ token: 'x'.repeat(32) }) },
  'resume.stopSearchMails': { allow: [], input: () => ({ token: 'x'.repeat(32) }) },
  'resume.removeSearch': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'talentPool.list': { allow: COMPANIES, input: () => ({}) },
  'talentPool.standing': {
    allow: COMPANIES,
    input: (world) => ({ about: { applicantProfileId: world.applicant.id } }),
  },
  // Nobody here was turned down or has accepted a request, so all companies meet the same rule.
  'talentPool.ask': {
    allow: COMPANIES,
    input: () => ({ id: uuidv7(), about: { applicationId: uuidv7() }, months: '12', message: '' }),
  },
  'talentPool.remove': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'talentPool.addNote': { allow: [], input: () => ({ id: uuidv7(), entryId: uuidv7(), body: 'Anrufen' }) },
  'talentPool.removeNote': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'talentPool.tag': { allow: [], input: () => ({ id: uuidv7(), tag: 'CNC', isSet: true }) },
  'talentPool.mine': { allow: APPLICANTS },
  'talentPool.answer': { allow: [], input: () => ({ id: uuidv7(), accepts: true }) },
  'talentPool.ofLink': { allow: [], input: () => ({ token: 'x'.repeat(32) }) },
  'talentPool.answerByLink': { allow: [], input: () => ({ token: 'x'.repeat(32), accepts: true }) },
  'contactRequest.openPostings': { allow: COMPANIES },
  'contactRequest.list': { allow: APPLICANTS },
  'contactRequest.byToken': { allow: ROLES, input: (world) => ({ token: world.contact.token }) },
  'contactRequest.answerByToken': {
    allow: ROLES,
    input: (world) => ({ token: world.contact.token, accepts: true }),
  },
  'contactRequest.answer': { allow: OWNER, input: (world) => ({ id: world.contact.id, accepts: false }) },
  'contactRequest.withdraw': { allow: OWNER, input: (world) => ({ id: world.contact.id }) },
  'contactRequest.send': {
    allow: COMPANIES,
    input: (world) => ({
      id: uuidv7(),
      applicantProfileId: world.findable.id,
      message: 'Wir suchen genau jemanden wie Sie.',
    }),
  },
  'companyBlock.list': { allow: APPLICANTS },
  'companyBlock.suggest': { allow: APPLICANTS, input: () => ({ text: 'Hart' }) },
  'companyBlock.set': {
    allow: APPLICANTS,
    input: (world) => ({ companyProfileId: world.company.profileId, isBlocked: true }),
  },
}

function form(world: World, fields: Record<string, string>): FormData {
  const data = new FormData()
  data.set('file', world.pdf)
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** A picture is refused by the procedure itself, before a process is started that reads it. */
export function importForm() {
  const data = new FormData()
  data.set('file', new File([PNG_HEAD], 'lebenslauf.png'))
  return data
}

/** How a PNG begins. */
export const PNG_HEAD = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The smallest valid PNG. */
function photo(world: World): FormData {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const data = new FormData()
  data.set('resumeId', world.resume.id)
  data.set('file', new File([new Uint8Array(Buffer.from(png, 'base64'))], 'ich.png'))
  return data
}
