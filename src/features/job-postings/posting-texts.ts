import { formatAge, formatIsoDay } from '~/lib/dates/dates'
import { formatCentsRange } from '~/lib/money/money'
import type { EmploymentType } from '~/lib/work/vocabulary'
import { contractLabels, employerTypeLabels, salaryPeriodLabels, workplaceLabels } from '~/lib/work/vocabulary'
import type { JobPostingInput } from './schema'
import type { PostingView } from './views'

type Pay = Pick<JobPostingInput, 'salaryMinCents' | 'salaryMaxCents' | 'salaryPeriod'>

/** `3.400 – 4.150 €` and `im Monat`; null when the posting states no pay. */
export function payText({
  salaryMinCents,
  salaryMaxCents,
  salaryPeriod,
}: Pay): { amount: string; period: string } | null {
  const amount = formatCentsRange(salaryMinCents, salaryMaxCents)
  return amount === null ? null : { amount, period: salaryPeriodLabels[salaryPeriod] }
}

/** `Bielefeld`, `Bielefeld und 2 weitere Orte`, `Homeoffice`. */
export function placeText(names: readonly string[], workplace: JobPostingInput['workplace']): string {
  const [first, ...others] = [...new Set(names)]
  if (first === undefined || workplace === 'remote') return workplaceLabels.remote
  if (others.length === 0) return first
  return others.length === 1 ? `${first} und ${others[0]}` : `${first} und ${others.length} weitere Orte`
}

/** `14 km`; null where it is the place itself. */
export function distanceText(km: number | null): string | null {
  return km === null || km < 1 ? null : `${Math.round(km)}\u00a0km`
}

/** The chips of a card: the employer when it is not the company itself, working time, contract, home office. */
export function featureTexts(posting: {
  employerType: JobPostingInput['employerType']
  employmentTypes: readonly EmploymentType[]
  contract: JobPostingInput['contract'] | null
  fixedTermUntil: string | null
  workplace: JobPostingInput['workplace']
}): string[] {
  const { employerType, employmentTypes, workplace } = posting
  const texts = [
    ...(employerType === 'direct' ? [] : [employerTypeLabels[employerType]]),
    ...employmentTypes,
    ...contractTexts(posting),
    ...(workplace === 'onsite' ? [] : [workplaceLabels[workplace]]),
  ]
  // "Zeitarbeit" may occur twice: as employer and as working time.
  return [...new Set(texts)]
}

/** Without the employer's kind, which may stand among them, too: temporary work has a line of its own. */
export function workingTimes({
  employerType,
  employmentTypes,
}: Pick<PostingView, 'employerType' | 'employmentTypes'>): EmploymentType[] {
  return employmentTypes.filter((type) => type !== employerTypeLabels[employerType])
}

/** The contract, once it is said. */
export function contractTexts({
  contract,
  fixedTermUntil,
}: Pick<PostingView, 'contract' | 'fixedTermUntil'>): string[] {
  return contract ? [contractText({ contract, fixedTermUntil })] : []
}

/** `Unbefristet`, `Befristet bis 31.12.2027`. */
export function contractText({
  contract,
  fixedTermUntil,
}: Pick<JobPostingInput, 'contract' | 'fixedTermUntil'>): string {
  if (contract === 'permanent' || fixedTermUntil === null) return contractLabels[contract]
  return `Befristet bis ${formatIsoDay(fixedTermUntil)}`
}

/** `heute`, `vor 3 Tagen`, and whether it is new: published today or yesterday. */
export function publicationText(publishedAt: Date | null, now: Date): { age: string; isNew: boolean } {
  if (publishedAt === null) return { age: '', isNew: false }
  const age = formatAge(publishedAt, now)
  return { age, isNew: age === 'heute' || age === 'gestern' }
}
