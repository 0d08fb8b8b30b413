import { MEMBER_ROLES, memberRoleLabels } from '~/features/companies/vocabulary'

export type ReadablePosting = { id: string; title: string }

const descriptions = {
  admin: 'Alles, dazu Kollegen, Tarif und Rechnungen.',
  recruiter: 'Stellen ausschreiben, Bewerbungen bearbeiten, Lebensläufe suchen.',
  reader: 'Bewerbungen zu einer Stelle lesen, notieren und bewerten. Ohne Entscheidungen und Nachrichten.',
} satisfies Record<(typeof MEMBER_ROLES)[number], string>

/** The roles, each with what it may do. */
export const roleOptions = MEMBER_ROLES.map((value) => ({
  value,
  label: memberRoleLabels[value],
  description: descriptions[value],
}))

export function postingOptions(postings: readonly ReadablePosting[]) {
  return postings.map(({ id, title }) => ({ value: id, label: title }))
}
