import type { ResumeContent } from '~/features/resumes/schema'
import { SECTION_KEYS, type SectionKey } from '../section-keys'
import { draftSchema, type ResumeDraft } from '../use-resume-form'

/** Title, one line of advice, and the part of the content that belongs to it. */
export const sectionTexts = {
  kurzprofil: { title: 'Kurzprofil', lead: 'Zwei, drei Sätze: was du kannst und was du suchst.', part: 'summary' },
  erfahrung: {
    title: 'Berufserfahrung',
    lead: 'Beginne mit der aktuellen Stelle. Lücken sind kein Problem.',
    part: 'experience',
  },
  ausbildung: { title: 'Ausbildung', lead: 'Ausbildung, Studium, Schulabschluss.', part: 'education' },
  kenntnisse: { title: 'Kenntnisse', lead: 'Maschinen, Programme, Verfahren. Drei bis zehn reichen.', part: 'skills' },
  sprachen: { title: 'Sprachen', lead: 'Auch die, die du zu Hause sprichst.', part: 'languages' },
  zertifikate: { title: 'Zertifikate', lead: 'Scheine, Prüfungen und Fortbildungen.', part: 'certificates' },
  projekte: { title: 'Projekte', lead: 'Wenn etwas davon mehr sagt als eine Station.', part: 'projects' },
  interessen: { title: 'Interessen', lead: 'Nur, wenn du magst.', part: 'interests' },
  anhaenge: { title: 'Anhänge', lead: 'Zeugnisse und Nachweise.', part: null },
} satisfies Record<SectionKey, { title: string; lead: string; part: keyof ResumeContent | null }>

/** Whether a section has any content. */
export function isFilled(key: SectionKey, content: ResumeContent, attachmentCount: number): boolean {
  const { part } = sectionTexts[key]
  return part === null ? attachmentCount > 0 : content[part].length > 0
}

/** The first section that cannot be saved as it is. */
export function firstProblem(draft: ResumeDraft): SectionKey | null {
  const result = draftSchema.safeParse(draft)
  if (result.success) return null
  const parts = result.error.issues.map((issue) => issue.path[1])
  return SECTION_KEYS.find((key) => parts.includes(sectionTexts[key].part ?? undefined)) ?? 'kurzprofil'
}
