import { toIsoDay } from '~/lib/dates/dates'
import { startOfDay } from '~/lib/dates/weeks'
import { lastMonth } from '~/lib/dates/year-month'
import { pick } from '~/lib/pick'
import type { ResumeSheet } from '../../document/sheet'
import { statementsOfTexts, statementsOfTitles } from '../../evidence/person-statements'
import { experienceYears } from '../../experience-years'
import { redactSheet } from '../../redaction/redact'
import type { ResumeContent } from '../../schema'
import type { AskedSearch } from './asked-search'
import { criteriaOf } from './met-criteria'

/** Skills on a card; the strongest first. */
const SKILLS_SHOWN = 6

type Row = Omit<ResumeSheet, 'attachments'> & {
  applicantProfileId: string
  isRedacted: boolean
  distanceKm: number | null
}

/** A found résumé as one card. */
export type ResumeHit = ReturnType<ReturnType<typeof hitsOf>>

/** Builds the cards of one search; each is redacted before anything is selected from it. */
export function hitsOf(search: AskedSearch, now: Date) {
  const metBy = criteriaOf(search, now)
  return ({ applicantProfileId, isRedacted, distanceKm, ...row }: Row) => {
    const full: ResumeSheet = { ...row, content: withoutProse(row.content), attachments: [] }
    const sheet = isRedacted ? redactSheet(full) : full
    const wholeText = () => {
      const whole: ResumeSheet = { ...row, attachments: [] }
      return statementsOfTexts({ ...(isRedacted ? redactSheet(whole) : whole), isAnonymous: isRedacted })
    }
    const [latest] = [...sheet.content.experience].sort((a, b) =>
      lastMonth(b.to ?? '9999').localeCompare(lastMonth(a.to ?? '9999')),
    )
    const skills = [...sheet.content.skills].sort((a, b) => (b.level ?? 0) - (a.level ?? 0))
    return {
      applicantProfileId,
      isRedacted,
      name: sheet.firstName === null ? null : `${sheet.firstName} ${sheet.lastName ?? ''}`.trim(),
      headline: sheet.headline ?? latest?.position ?? sheet.title,
      years: experienceYears(sheet.content.experience, now),
      ...pick(sheet, 'postalCode', 'city', 'land'),
      // Exact distances from freely chosen places would reveal where an anonymous person lives.
      distanceKm: isRedacted || distanceKm === null ? null : Math.round(distanceKm),
      ...pick(sheet, 'availability', 'availableFrom', 'noticePeriodWeeks', 'desiredEmploymentTypes'),
      skills: skills.slice(0, SKILLS_SHOWN).map((skill) => skill.name),
      languages: sheet.content.languages.map(({ name, level }) => ({ name, level })),
      // Only the day: the minute of a change can be compared with what somebody wrote elsewhere.
      updatedAt: startOfDay(toIsoDay(sheet.updatedAt)),
      ...metBy(sheet, {
        titles: statementsOfTitles({ ...sheet, isAnonymous: isRedacted }, now),
        texts: wholeText,
      }),
    }
  }
}

/** Without the long texts: few cards quote them, and redacting them is most of the work. */
function withoutProse(content: ResumeContent): ResumeContent {
  return {
    ...content,
    summary: '',
    experience: content.experience.map((entry) => ({ ...entry, description: '' })),
    education: content.education.map((entry) => ({ ...entry, description: '' })),
    projects: [],
    interests: '',
  }
}
