import { tellsPay } from '~/features/ad-check/pay'
import { plainText } from '~/lib/rich-text/rich-text'
import type { Settings } from '~/platform/settings/schema'
import type { JobPostingInput } from './schema'

type Draft = Pick<
  JobPostingInput,
  | 'title'
  | 'employerType'
  | 'temporaryWorkPermit'
  | 'occupationField'
  | 'employmentTypes'
  | 'contract'
  | 'fixedTermUntil'
  | 'workplace'
  | 'places'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'tasks'
  | 'profile'
  | 'offer'
  | 'contactName'
  | 'hoursPerWeek'
>

export type ChecklistItem = {
  key: string
  /** Required for publishing; the others are advice. */
  isRequired: boolean
  isDone: boolean
  /** The editor's text, matching `isDone`. */
  label: string
  /** The noun for "Zum Veröffentlichen fehlt noch: …". */
  thing: string
}

type PayPolicy = Settings['payTransparency']

/**
 * What a posting has and lacks, in the order of the editor. Whether pay is required is the platform's policy.
 * @param today German calendar day `YYYY-MM-DD`; a past term does not count
 */
export function publishingChecklist(draft: Draft, payPolicy: PayPolicy, today: string): ChecklistItem[] {
  const isRemote = draft.workplace === 'remote'
  const isTemporary = draft.employerType === 'temporary-work'
  const hasPermit = draft.temporaryWorkPermit !== null && draft.temporaryWorkPermit !== ''
  const hasTerm = draft.contract === 'permanent' || (draft.fixedTermUntil !== null && draft.fixedTermUntil > today)
  const term = draft.fixedTermUntil === null || hasTerm ? 'Ende der Befristung' : 'Ende der Befristung in der Zukunft'
  return [
    required('title', 'Stellentitel', draft.title.trim() !== ''),
    required('occupationField', 'Berufsfeld', draft.occupationField !== null),
    required('temporaryWorkPermit', 'Erlaubnis zur Arbeitnehmerüberlassung', hasPermit, !isTemporary),
    required('employmentTypes', 'Arbeitszeit', draft.employmentTypes.length > 0),
    required('fixedTermUntil', term, hasTerm, draft.contract === 'permanent'),
    required('places', 'Arbeitsort', isRemote || draft.places.length > 0, isRemote),
    required('tasks', 'Aufgaben', plainText(draft.tasks) !== ''),
    required('profile', 'Profil', plainText(draft.profile) !== ''),
    required('offer', 'Was Sie bieten', plainText(draft.offer) !== ''),
    pay(tellsPay(draft), payPolicy),
    advised('hoursPerWeek', 'Wochenstunden', draft.hoursPerWeek !== null),
    advised('contactName', 'Ansprechperson', draft.contactName !== null && draft.contactName !== ''),
  ].filter((item) => item !== null)
}

/** What is still missing for publishing, in German; empty when nothing is. */
export function missingForPublishing(draft: Draft, payPolicy: PayPolicy, today: string): string[] {
  return publishingChecklist(draft, payPolicy, today)
    .filter((item) => item.isRequired && !item.isDone)
    .map((item) => item.thing)
}

function pay(isDone: boolean, policy: PayPolicy): ChecklistItem | null {
  if (policy === 'require') return required('salary', 'Gehaltsspanne', isDone)
  // When the platform does not require pay, it is only listed if stated.
  return policy === 'off' && !isDone ? null : advised('salary', 'Gehaltsspanne', isDone)
}

function required(key: string, thing: string, isDone: boolean, isSuperfluous = false): ChecklistItem | null {
  return isSuperfluous
    ? null
    : { key, thing, isRequired: true, isDone, label: isDone ? thing : `${thing}: noch offen (Pflicht)` }
}

function advised(key: string, thing: string, isDone: boolean): ChecklistItem {
  return { key, thing, isRequired: false, isDone, label: isDone ? thing : `${thing}: noch offen (empfohlen)` }
}
