import { DEMO_OPERATOR } from '~/demo/content/operator'
import { uuidv7 } from '~/lib/uuid'
import { form, type Rule } from './rules'
import type { Role } from './world'

const PLATFORM: Role[] = ['platformAdmin']
const COMPANIES: Role[] = ['member', 'admin', 'rival']
const SIGNED_IN: Role[] = [
  ...(['applicant', 'stranger', 'member', 'admin', 'reader', 'otherReader', 'rival', 'platformAdmin'] as const),
]
const list = { q: '', page: 1, sort: 'createdAt', direction: 'descending' } as const

/** Who may call what is under `/super` or protects an account. */
export const ADMIN_RULES: Record<string, Rule> = {
  'companyProfile.media': { allow: COMPANIES },
  'companyProfile.upload': { allow: COMPANIES, input: captions },
  'companyProfile.pictures': { allow: COMPANIES },
  'companyProfile.addPicture': { allow: COMPANIES, input: pictureForm },
  // A made-up picture is not found.
  'companyProfile.describePicture': { allow: [], input: () => ({ id: uuidv7(), altText: 'Werkhalle' }) },
  'companyProfile.orderPictures': { allow: COMPANIES, input: () => ({ ids: [uuidv7()] }) },
  'companyProfile.removePicture': { allow: COMPANIES, input: () => ({ id: uuidv7() }) },
  'companyProfile.removeFile': { allow: COMPANIES, input: () => ({ kind: 'logo' }) },
  // The tests' profiles have no website to compare with.
  'companyProfile.requestVerification': {
    allow: ['admin', 'rival'],
    input: () => ({ email: 'ute@hartmann.test.example' }),
  },
  'companyProfile.verificationWays': { allow: ['admin', 'rival'] },
  'companyProfile.checkDomain': { allow: ['admin', 'rival'], input: () => ({ proof: 'dns' }) },
  // The secret of the link is the permission; a made-up one is not found.
  'companyProfile.confirmVerification': { allow: [], input: () => ({ token: 'erfunden' }) },
  'companyProfile.verification': { allow: [], input: () => ({ token: 'erfunden' }) },
  'notice.unread': { allow: SIGNED_IN },
  'notice.list': { allow: SIGNED_IN, input: () => ({ page: 1 }) },
  'notice.read': { allow: SIGNED_IN, input: () => ({ id: uuidv7() }) },
  'notice.readAll': { allow: SIGNED_IN },
  'notice.settings': { allow: SIGNED_IN },
  'notice.saveSetting': { allow: SIGNED_IN, input: () => ({ topic: 'security', inBell: true }) },
  'feedback.list': { allow: PLATFORM, input: () => ({}) },
  'feedback.mark': { allow: PLATFORM, input: () => ({ id: uuidv7(), isDone: true }) },
  'feedback.answer': {
    allow: PLATFORM,
    input: (world) => ({ id: world.feedbackId, answer: 'Danke, das ist behoben: Es gibt mehr Farbe.' }),
  },
  'feedback.markMany': { allow: PLATFORM, input: () => ({ ids: [uuidv7()], isDone: true }) },
  'account.mustSetUp': { allow: SIGNED_IN },
  'account.security': { allow: SIGNED_IN },
  // The tests' users have no password, so it is wrong.
  'account.reauthenticate': { allow: SIGNED_IN, input: () => ({ password: 'ein ganzer Satz' }) },
  'privacy.overview': { allow: SIGNED_IN },
  'admin.companies': { allow: PLATFORM, input: () => list },
  'admin.applicants': { allow: PLATFORM, input: () => list },
  'admin.plans': { allow: PLATFORM },
  'admin.savePlan': { allow: PLATFORM, input: planInput },
  'admin.mails': { allow: PLATFORM, input: () => ({ q: '', page: 1 }) },
  'admin.mail': { allow: PLATFORM, input: (world) => ({ id: world.mailId }) },
  'admin.retryMail': { allow: PLATFORM, input: (world) => ({ id: world.mailId }) },
  'admin.retryMails': { allow: PLATFORM, input: (world) => ({ ids: [world.mailId] }) },
  'admin.measureCompanies': {
    allow: PLATFORM,
    input: (world) => ({ ids: [world.company.id], action: 'suspend', reason: 'Prüfung nach mehreren Meldungen' }),
  },
  'admin.measureAccounts': {
    allow: PLATFORM,
    input: (world) => ({
      ids: [world.applicant.user.id],
      action: 'suspend',
      reason: 'Prüfung nach mehreren Meldungen',
    }),
  },
  'admin.holds': { allow: PLATFORM },
  'admin.releaseHold': { allow: PLATFORM, input: () => ({ id: uuidv7(), due: 1 }) },
  'admin.postponeHold': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'admin.overview': { allow: PLATFORM },
  'admin.waiting': { allow: PLATFORM },
  'admin.jobPostings': { allow: PLATFORM, input: () => list },
  'admin.suspendCompany': { allow: PLATFORM, input: (world) => measure(world.company.id) },
  'admin.restoreCompany': { allow: PLATFORM, input: (world) => measure(world.company.id) },
  'admin.verifyCompany': {
    allow: PLATFORM,
    input: (world) => ({ ...measure(world.company.id), isVerified: true }),
  },
  // For platform admins in a demo only, which the tests are not.
  'admin.passTime': { allow: [], input: (world) => ({ id: world.company.id, days: 15 }) },
  'admin.suspendAccount': { allow: PLATFORM, input: (world) => measure(world.applicant.user.id) },
  'admin.restoreAccount': { allow: PLATFORM, input: (world) => measure(world.applicant.user.id) },
  'admin.audit': { allow: PLATFORM, input: () => ({ q: 'x', page: 1 }) },
  'admin.auditKinds': { allow: PLATFORM },
  'admin.jobs': { allow: PLATFORM },
  'admin.system': { allow: PLATFORM },
  'admin.runJob': { allow: PLATFORM, input: () => ({ name: 'audit' }) },
  'incident.list': { allow: PLATFORM, input: () => ({}) },
  'incident.byId': { allow: PLATFORM, input: (world) => ({ id: world.incidentId }) },
  'incident.save': { allow: PLATFORM, input: () => ({ id: uuidv7(), version: null, values: INCIDENT }) },
  'incident.report': {
    allow: PLATFORM,
    input: (world) => ({ id: world.incidentId, reportedAt: '2026-11-20T10:00', delayReason: '' }),
  },
  'incident.sendLetter': {
    allow: PLATFORM,
    input: (world) => ({
      ...{ id: world.incidentId, letterId: uuidv7(), audience: 'everyone', addresses: '', subject: 'Ihre Daten' },
      text: 'Am Montag waren Adressen für kurze Zeit für andere zu sehen. Bitte ändern Sie Ihr Passwort.',
    }),
  },
  'incident.close': { allow: PLATFORM, input: (world) => ({ id: world.incidentId, isClosed: true }) },
  'privacy.requests': { allow: PLATFORM, input: () => ({}) },
  'privacy.answerRequest': {
    allow: PLATFORM,
    input: (world) => ({ id: world.requestId, answer: 'Wir haben den Suchauftrag gelöscht.', isIdentityChecked: true }),
  },
  'privacy.extendRequest': {
    allow: PLATFORM,
    input: (world) => ({ id: world.requestId, reason: 'Wir müssen in alten Sicherungen nachsehen.' }),
  },
  'legalHold.list': { allow: PLATFORM, input: () => ({}) },
  'legalHold.end': {
    allow: PLATFORM,
    input: (world) => ({ id: world.holdId, reason: 'Das Unternehmen antwortet nicht mehr.' }),
  },
  'terms.list': { allow: PLATFORM },
  'terms.publish': {
    allow: PLATFORM,
    input: () => ({
      ...{ document: 'privacy', text: 'Ein Text. '.repeat(30), summary: 'Wir haben den Text neu geschrieben.' },
      ...{ audience: 'everyone', validFrom: '2099-01-01', over: 1 },
    }),
  },
  'terms.withdraw': {
    allow: PLATFORM,
    input: () => ({ document: 'terms', version: 1, reason: 'Ein Fehler im Text.' }),
  },
  'agreement.list': { allow: PLATFORM, input: () => ({}) },
  'agreement.versions': { allow: PLATFORM },
  'agreement.publish': {
    allow: PLATFORM,
    input: () => ({
      ...{ text: `{verantwortlicher} ${'Ein Text. '.repeat(30)}`, summary: 'Wir haben den Text neu geschrieben.' },
      ...{ validFrom: '2099-01-01', over: 1 },
    }),
  },
  'agreement.withdraw': { allow: PLATFORM, input: () => ({ version: 1, reason: 'Ein Fehler im Text.' }) },
  'agreement.answerObjection': {
    allow: PLATFORM,
    input: () => ({ id: uuidv7(), answer: 'Der Dienstleister sitzt in Lyon, also in der EU.' }),
  },
  'agreement.signedText': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'admin.sendMails': { allow: PLATFORM, input: () => ({ class: 'now' }) },
  'privacy.register': { allow: PLATFORM },
  'operator.get': { allow: PLATFORM },
  'operator.accountChange': { allow: PLATFORM },
  'operator.confirmAccount': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'operator.discardAccount': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'admin.invoices': { allow: PLATFORM, input: () => ({ page: 1 }) },
  'invoice.ledger': { allow: PLATFORM, input: (world) => ({ id: world.invoiceId }) },
  'invoice.recordPayment': {
    allow: PLATFORM,
    input: (world) => ({ id: uuidv7(), invoiceId: world.invoiceId, amountCents: 100, bookedOn: '2026-11-20' }),
  },
  'invoice.retryDebit': { allow: PLATFORM, input: (world) => ({ id: world.invoiceId }) },
  'invoice.cancel': { allow: PLATFORM, input: (world) => ({ invoiceId: world.invoiceId, reason: 'Doppelt gebucht' }) },
  'invoice.correct': {
    allow: PLATFORM,
    input: (world) => ({ invoiceId: world.invoiceId, reason: 'Falsche Anschrift' }),
  },
  'invoice.creditTargets': { allow: PLATFORM, input: (world) => ({ id: world.invoiceId }) },
  'invoice.offsetCredit': {
    allow: PLATFORM,
    input: (world) => ({
      ...{ id: uuidv7(), invoiceId: world.reversalId },
      ...{ targetId: world.cancelledId, amountCents: 100 },
    }),
  },
  'invoice.payOutCredit': {
    allow: PLATFORM,
    input: (world) => ({ id: uuidv7(), invoiceId: world.invoiceId, amountCents: 100, bookedOn: '2026-11-20' }),
  },
  'invoice.bookYears': { allow: PLATFORM },
  'invoice.documentFaults': { allow: PLATFORM },
  // None failed: authorised people are told so.
  'invoice.remakeDocument': { allow: PLATFORM, input: (world) => ({ id: world.invoiceId }) },
  'invoice.verifyArchive': { allow: PLATFORM },
  'directDebit.runs': { allow: PLATFORM, input: () => ({ page: 1 }) },
  'directDebit.debits': { allow: PLATFORM, input: (world) => ({ runId: world.runId }) },
  'directDebit.imports': { allow: PLATFORM, input: () => ({ page: 1 }) },
  'directDebit.unmatched': { allow: PLATFORM, input: () => ({ page: 1 }) },
  'directDebit.repeated': { allow: PLATFORM, input: () => ({ page: 1 }) },
  'directDebit.keepEntryAsOwn': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'directDebit.keepEntryAsRepeated': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'directDebit.settleMissing': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'directDebit.handled': { allow: PLATFORM, input: () => ({ page: 1 }) },
  'directDebit.entryTargets': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'directDebit.assignEntry': { allow: PLATFORM, input: (world) => ({ id: uuidv7(), invoiceId: world.invoiceId }) },
  'directDebit.unassignEntry': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'directDebit.settleEntries': { allow: PLATFORM, input: () => ({ ids: [uuidv7()], reason: 'Gehört nicht zu uns' }) },
  'directDebit.reopenEntry': { allow: PLATFORM, input: () => ({ id: uuidv7() }) },
  'directDebit.create': { allow: PLATFORM },
  'directDebit.release': { allow: PLATFORM, input: (world) => ({ id: world.runId }) },
  'directDebit.check': { allow: PLATFORM, input: (world) => ({ id: world.runId }) },
  'directDebit.leaveOutFaulty': { allow: PLATFORM, input: (world) => ({ id: world.runId }) },
  'directDebit.discard': { allow: PLATFORM, input: (world) => ({ id: world.runId }) },
  'directDebit.importFile': { allow: PLATFORM, input: (world) => form(world, {}) },
  'operator.save': { allow: PLATFORM, input: () => ({ values: DEMO_OPERATOR, version: 1 }) },
  'admin.settings': { allow: PLATFORM },
  'admin.saveSetting': {
    allow: PLATFORM,
    input: () => ({ key: 'promisedReplyDays', value: 21, updatedAt: null }),
  },
}

const INCIDENT = {
  ...{ title: 'Laptop gestohlen', knownAt: '2026-11-20T10:00', facts: '', persons: '', data: '', consequences: '' },
  ...{ measures: '', risk: 'open', riskReason: '' },
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

function measure(id: string) {
  return { id, reason: 'Prüfung nach mehreren Meldungen' }
}

function pictureForm(): FormData {
  const form = new FormData()
  form.set('id', uuidv7())
  form.set('altText', 'Werkhalle')
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  form.set('file', new File([Buffer.from(pixel, 'base64')], 'werk.png'))
  return form
}

function captions(): FormData {
  const form = new FormData()
  form.set('kind', 'captions')
  form.set('file', new File(['WEBVTT\n\n00:01.000 --> 00:02.000\nHallo'], 'de.vtt'))
  return form
}
