import { expect, test } from 'vitest'
import { z } from 'zod'
import { changeNameSchema, registerFormSchema } from '~/features/accounts/schema'
import { documentLine } from '~/features/billing/document-text'
import { billingSetupSchema } from '~/features/billing/schema'
import { orderInput } from '../../factories/billing'
import { inputSchemasOf, procedures } from '../../factories/procedures'
import { openTextFields, seeminglyFilledFields, UNPRINTABLE } from './text-fields'

/** Fields in which everything is allowed, with the reason: all others reach a document, a bank, the books or a feed. */
const GOES_WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'is compared and never shown': [
    'account.reauthenticate password',
    'admin.runJob name',
    'application.saveDraft content.resumeId',
    ...['billing.bookAgain', 'billing.changePlan', 'billing.setup'].map((path) => `${path} seen.mandateReference`),
    'companyProfile.confirmVerification token',
    'jobPosting.confirmByLink token',
    'member.accept token',
    'moderation.appeal token',
    ...['adDraft.change token', 'adDraft.keep token', 'adDraft.mend token', 'adDraft.mendAll token'],
    'adDraft.take token',
    'resume.stopSearchMails token',
    'savedJob.stopMails token',
    'searchAlert.confirm token',
    'searchAlert.unsubscribe token',
    'talentPool.answerByLink token',
  ],
  'is checked when the draft is sent': [
    'application.saveDraft content.attachments.*.name',
    'application.saveDraft content.coverLetter',
  ],
  'is a trap for programs that people do not see': ['application.submitAsGuest website'],
  'is read on the screen and in mails': [
    ...['adRule.save exceptions.*', 'adRule.save explanation', 'adRule.save phrases.*', 'adRule.save source'],
    ...['adRule.save suggestion', 'adRule.save title'],
    ...['admin.measureAccounts reason', 'admin.measureCompanies reason', 'admin.restoreAccount reason'],
    ...['admin.restoreCompany reason', 'admin.suspendAccount reason', 'admin.suspendCompany reason'],
    'admin.verifyCompany reason',
    ...[
      'application.addNote body',
      'application.cancelInterview message',
      'application.moveInterview message',
      'application.changeStatus message',
    ],
    ...['application.changeStatus payText', 'application.declineTimes reply', 'application.invite message'],
    ...['application.invite payText', 'application.rejectMany items.*.message', 'application.saveStages stages.*.name'],
    ...['application.declineOffer reason', 'application.makeOffer reason', 'application.withdrawOffer reason'],
    ...['application.saveTemplate body', 'application.saveTemplate title', 'application.withdraw message'],
    ...['contactRequest.send message', 'conversation.reply body', 'conversation.report details'],
    ...['conversation.saveDraft body', 'conversation.write body', 'conversation.writeToApplicant body'],
    ...['directDebit.settleEntries reason', 'feedback.send message', 'invoice.cancel reason'],
    'invoice.correct reason',
    ...[
      'feedback.answer answer',
      'feedback.sendBarrier message',
      'feedback.sendBarrier where',
      'incident.report delayReason',
    ],
    ...['incident.save values.consequences', 'incident.save values.data', 'incident.save values.facts'],
    ...['incident.save values.measures', 'incident.save values.persons', 'incident.save values.riskReason'],
    'incident.save values.title',
    ...['privacy.answerRequest answer', 'privacy.extendRequest reason'],
    ...[
      'agreement.answerObjection answer',
      'agreement.object reason',
      'agreement.publish summary',
      'agreement.withdraw reason',
    ],
    ...[
      'legalHold.end reason',
      'legalHold.lift reason',
      'legalHold.place reason',
      'terms.publish summary',
      'terms.withdraw reason',
    ],
    ...['privacy.request name', 'privacy.request text'],
    ...['jobPosting.archive message', 'jobPosting.bulk message', 'jobPosting.extendPromise message'],
    ...[
      'moderation.appeal text',
      'moderation.decide facts',
      'moderation.decide rule',
      'moderation.decideAppeal answer',
    ],
    ...['moderation.decideMany facts', 'moderation.decideMany rule', 'moderation.decideMessage facts'],
    ...['moderation.decideMessageAppeal answer', 'moderation.report text', 'moderation.settleOrder note'],
    ...[
      'moderation.saveOrder values.authority',
      'moderation.saveOrder values.content',
      'moderation.saveOrder values.reference',
    ],
    ...['resume.saveSearch name'],
  ],
}

test('what nobody can print comes into no field that reaches a document', () => {
  const open = [...procedures].flatMap(([path, kind]) =>
    kind === 'mutation'
      ? inputSchemasOf(path).flatMap((input) => openTextFields(input).map((field) => `${path} ${field}`))
      : [],
  )
  expect(open.toSorted()).toEqual(Object.values(GOES_WITHOUT).flat().toSorted())
})

test('nor into a name of a person', () => {
  expect([...openTextFields(registerFormSchema), ...openTextFields(changeNameSchema)]).toEqual(['password'])
})

/**
 * Entries of a résumé may come from documents, whose lists have items without letters: none of them is refused for it.
 */
const READ_FROM_DOCUMENTS =
  /^(?:resume\.(?:create|update) (?:content\.|title)|application\.(?:submitAsGuest|submitFirst) (?:education|experience)\.)/

test('what must be given is seen: nothing is called by blanks of other scripts or by signs for programs', () => {
  const allowed = new Set(Object.values(GOES_WITHOUT).flat())
  const empty = [...procedures].flatMap(([path, kind]) =>
    kind === 'mutation'
      ? inputSchemasOf(path).flatMap((input) => seeminglyFilledFields(input).map((field) => `${path} ${field}`))
      : [],
  )
  expect(empty.filter((field) => !allowed.has(field) && !READ_FROM_DOCUMENTS.test(field))).toEqual([])
  expect([...seeminglyFilledFields(registerFormSchema), ...seeminglyFilledFields(changeNameSchema)]).toEqual([
    'password',
  ])
  expect(seeminglyFilledFields(z.object({ free: z.string().trim().min(1), ruled: documentLine(80) }))).toEqual(['free'])
})

test('a field without the rule is found, whatever stands around it', () => {
  const free = z.string().trim().max(80)
  const ruled = documentLine(80)
  const input = z.object({
    ...{ free, ruled, id: z.uuid(), kind: z.enum(['a']), count: z.number() },
    optional: free.transform((text) => text || null).nullable(),
    list: z.array(z.object({ name: free, code: ruled })),
    either: z.union([z.literal(''), free]).default(''),
    phone: z.string().regex(/\d{3}/),
    address: z.url(),
    checked: z.string().refine((text) => !text.includes('\u0007')),
  })
  const found = ['address', 'checked', 'either', 'free', 'list.*.name', 'optional', 'phone']
  expect(openTextFields(input.refine(() => true))).toEqual(found)
})

test('the form says at the field what is wrong', async () => {
  const fields = ['companyName', 'street', 'houseNumber', 'city', 'accountHolder', 'buyerReference'] as const
  const right = await orderInput({ buyerReference: '04011000-12345-03' })
  for (const field of fields) {
    for (const sign of UNPRINTABLE) {
      const issues = billingSetupSchema.safeParse({ ...right, [field]: `A${sign}1` }).error?.issues
      expect(issues, `${field} ${JSON.stringify(sign)}`).toMatchObject([
        {
          path: [field],
          message: expect.stringContaining('Zeichen, das sich nicht drucken lässt. Bitte entfernen Sie'),
        },
      ])
    }
  }
})
