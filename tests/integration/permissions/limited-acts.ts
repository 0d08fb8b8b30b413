import type { LimitName } from '~/features/accounts/server/limits/limits'

/** Procedures that check a secret or write to a typed address, and their limit. */
export const LIMITED: Readonly<Record<string, LimitName>> = {
  'application.guest': 'mail-link',
  'application.submitAsGuest': 'guest-application',
  'application.uploadAsGuest': 'guest-upload',
  'companyProfile.confirmVerification': 'mail-link',
  'companyProfile.requestVerification': 'company-verification',
  'contactRequest.answerByToken': 'mail-link',
  'contactRequest.byToken': 'mail-link',
  'feedback.send': 'feedback',
  'feedback.sendBarrier': 'feedback',
  'jobPosting.confirmByLink': 'mail-link',
  'jobPosting.confirmation': 'mail-link',
  'member.accept': 'mail-link',
  'member.invitation': 'mail-link',
  'member.invite': 'invitation',
  'member.resend': 'invitation',
  'moderation.appeal': 'mail-link',
  'moderation.appealStart': 'mail-link',
  'moderation.report': 'report',
  'privacy.request': 'privacy-request',
  'resume.searchOfLink': 'mail-link',
  'resume.stopSearchMails': 'mail-link',
  'savedJob.noticesOfLink': 'mail-link',
  'savedJob.stopMails': 'mail-link',
  'searchAlert.confirm': 'mail-link',
  'searchAlert.ofLink': 'mail-link',
  'searchAlert.pending': 'mail-link',
  'searchAlert.request': 'search-alert',
  'searchAlert.unsubscribe': 'mail-link',
}

/** Input fields that are a secret or an address, and others that look like one. */
export const TELLING_FIELDS = /token|password|code|secret|email/i
export const HARMLESS_FIELDS: Readonly<Record<string, string>> = {
  'billing.changeAddress': 'where the own invoices go; nothing is sent at once',
  'billing.setup': 'where the own invoices go; fresh company admins only, once',
  'companyProfile.save': 'shown in public; nothing is sent there',
  'jobPosting.create': 'shown in public; nothing is sent there',
  'jobPosting.saveChanges': 'shown in public; nothing is sent there',
  'jobPosting.update': 'shown in public; nothing is sent there',
  'account.reauthenticate': 'counted with all proofs inside a session (proof-attempts.ts)',
}

/**
 * Changes that send mails to people already involved. How many annoying mails a mailbox gets is limited in
 * `platform/server/mail/mailbox-limits.ts`.
 */
export const TELLS: readonly string[] = [
  'admin.measureAccounts',
  'admin.measureCompanies',
  'admin.suspendAccount',
  'admin.suspendCompany',
  'application.cancelInterview',
  'application.changeStatus',
  'application.declineTimes',
  'application.pickTime',
  'application.rejectMany',
  'application.reviewMany',
  'application.submit',
  'application.withdraw',
  'billing.changeAccount',
  'contactRequest.answer',
  'contactRequest.send',
  'conversation.reply',
  'conversation.write',
  'conversation.writeToApplicant',
  'directDebit.create',
  'moderation.decide',
  'moderation.decideMany',
  'privacy.answerRequest',
  'privacy.extendRequest',
]

/** Files below `src/routes/api`: counted as `mail-link` for a mail's token, or the reason why not. */
export const ROUTES: Readonly<Record<string, 'mail-link' | { free: string }>> = {
  'apply.ts': 'mail-link',
  'resume-searches/unsubscribe.$token.ts': 'mail-link',
  'saved-jobs/unsubscribe.$token.ts': 'mail-link',
  'search-alerts/unsubscribe.$token.ts': 'mail-link',
  'auth/$.ts': { free: 'has a table of its own, src/server/auth/limits/table.ts' },
  'company/video.ts': { free: 'for members of a company, limited by company' },
  'csp-reports.ts': { free: 'takes reports of browsers; limited in memory, by address and in all' },
  'events.ts': { free: 'reads, for people who are signed in' },
  'admin/export.$list.ts': { free: 'reads, for fresh platform admins' },
  'v1/$.ts': { free: 'says that there is nothing' },
  'v1/job-postings.$id.ts': { free: 'reads what is public; limited in memory' },
  'v1/job-postings.index.ts': { free: 'reads what is public; limited in memory' },
  'v1/openapi[.]json.ts': { free: 'reads what is public; limited in memory' },
  'files/application-folder.$applicationId.ts': { free: 'reads, for people who are signed in' },
  'files/application.$attachmentId.ts': { free: 'reads, for people who are signed in' },
  'files/applications.ts': { free: 'reads, for people who are signed in' },
  'files/books.$year.ts': { free: 'reads, for people who are signed in' },
  'files/company.$fileId.ts': { free: 'reads, for people who are signed in' },
  'files/direct-debit-run.$runId.ts': { free: 'reads, for people who are signed in' },
  'files/interview.$interviewId.ts': { free: 'reads, for people who are signed in' },
  'files/invoice.$invoiceId.ts': { free: 'reads, for people who are signed in' },
  'files/invoices.ts': { free: 'reads, for people who are signed in' },
  'files/mail.$mailId.ts': { free: 'reads, for people who are signed in' },
  'files/message.$attachmentId.ts': { free: 'reads, for people who are signed in' },
  'files/my-data.ts': { free: 'reads, for people who are signed in' },
  'files/resume-export.$resumeId.ts': { free: 'reads, for people who are signed in' },
  'files/resume-pdf.$applicantProfileId.ts': { free: 'reads, for people who are signed in' },
  'files/resume-photo.$fileId.ts': { free: 'reads, for people who are signed in' },
  'files/resume.$attachmentId.ts': { free: 'reads, for people who are signed in' },
}
