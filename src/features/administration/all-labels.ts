import type { DetailLabel, FeatureLabels, HoldLabel } from '~/features/accounts/feature-labels'
import { accountsLabels } from '~/features/accounts/labels'
import { adCheckLabels } from '~/features/ad-check/labels'
import { adDraftsLabels } from '~/features/ad-drafts/labels'
import { applicantsLabels } from '~/features/applicants/labels'
import { applicationsLabels } from '~/features/applications/labels'
import { billingLabels } from '~/features/billing/labels'
import { companiesLabels } from '~/features/companies/labels'
import { conversationsLabels } from '~/features/conversations/labels'
import { feedbackLabels } from '~/features/feedback/labels'
import { jobPostingsLabels } from '~/features/job-postings/labels'
import { jobSearchLabels } from '~/features/job-search/labels'
import { moderationLabels } from '~/features/moderation/labels'
import { noticesLabels } from '~/features/notices/labels'
import { privacyLabels } from '~/features/privacy/labels'
import { resumesLabels } from '~/features/resumes/labels'
import { talentPoolLabels } from '~/features/talent-pool/labels'
import { administrationLabels } from './labels'

const features: readonly FeatureLabels[] = [
  accountsLabels,
  feedbackLabels,
  companiesLabels,
  billingLabels,
  adCheckLabels,
  jobPostingsLabels,
  jobSearchLabels,
  applicantsLabels,
  resumesLabels,
  adDraftsLabels,
  applicationsLabels,
  conversationsLabels,
  moderationLabels,
  noticesLabels,
  talentPoolLabels,
  privacyLabels,
  administrationLabels,
]

const actions = all(({ actions }) => actions)
const subjects = all(({ subjects }) => subjects)
const mails = all(({ mails }) => mails)
const details = all(({ details }) => details)
const holds = all(({ holds }) => holds)

/** An action of the audit log in German; an unknown one keeps its name. */
export function auditActionLabel(action: string): string {
  return actions.get(action) ?? action
}

/** The subject of an audit event in German. */
export function auditSubjectLabel(subjectType: string): string {
  return subjects.get(subjectType) ?? subjectType
}

/** All kinds of e-mails with their labels, for the list's filter. */
export const mailKindOptions = [...mails]
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'de'))

/** Kinds whose German label contains this text. */
export function mailKindsLike(part: string): string[] {
  const wanted = part.toLowerCase()
  return mailKindOptions.filter(({ label }) => label.toLowerCase().includes(wanted)).map(({ value }) => value)
}

/** The subject of an e-mail in the outbox in German; an unknown kind keeps its name. */
export function mailKind(kind: string): string {
  return mails.get(kind) ?? kind
}

/** A key of an audit event's details; an unknown one keeps its name. */
export function detailLabel(key: string): DetailLabel {
  return details.get(key) ?? key
}

/** The automatic actions that may be held, by their stored names. */
export const holdNames: readonly string[] = [...holds.keys()]

/** The label of a held action; an unknown one (of another program version) keeps its name. */
export function holdLabel(name: string): HoldLabel {
  return holds.get(name) ?? { act: name, of: 'Zeilen' }
}

function all<Label>(read: (labels: FeatureLabels) => Readonly<Record<string, Label>> | undefined) {
  return new Map(features.flatMap((labels) => Object.entries(read(labels) ?? {})))
}
