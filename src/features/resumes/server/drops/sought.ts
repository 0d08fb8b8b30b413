import { lastMonth } from '~/lib/dates/year-month'
import { germanWords } from '~/lib/german/words'
import { familiesOfTitle } from '~/lib/occupations/families'
import type { ImportedResume } from '../../schema'

/** An occupation as the résumé names it, and its families. */
export type SoughtOccupation = { label: string; families: readonly string[] }

const MAX_OCCUPATIONS = 4
const MAX_LABEL = 60
const TRAINING = /^(?:abgeschlossene\s+)?(?:berufs)?(?:ausbildung|umschulung|lehre)\s+(?:zum|zur|als)\s+/i

/** The occupations a résumé names: the headline, then stations from the latest, then what was learned. */
export function occupationsIn({ content, person, title }: Pick<ImportedResume, 'content' | 'person' | 'title'>) {
  const latest = content.experience.toSorted((a, b) =>
    lastMonth(b.to ?? '9999').localeCompare(lastMonth(a.to ?? '9999')),
  )
  const titles = [
    person.headline ?? '',
    ...latest.map(({ position }) => position),
    ...content.education.map(({ degree }) => degree.replace(TRAINING, '')),
    title,
  ]
  const found: SoughtOccupation[] = []
  for (const label of titles.map((text) => text.trim()).filter((text) => text.length <= MAX_LABEL)) {
    const families = familiesOfTitle(germanWords(label))
    const isNew = families.some((key) => !found.some((each) => each.families.includes(key)))
    if (isNew && found.length < MAX_OCCUPATIONS) found.push({ label, families })
  }
  return found
}
