import { z } from 'zod'
import { PAPER_PARTS } from '../../../vocabulary.ts'
import { type Draft, type DraftBuilder, draftOf } from '../draft.ts'
import { isToday, languageLevel, monthOf, skillLevel } from '../words.ts'
import { htmlText, isHtml } from './html-text.ts'

const text = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().catch(''))
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([])
const texts = list(text)
const times = {
  startDate: text,
  endDate: text,
  location: text,
  summary: text,
  description: text,
  highlights: texts,
  url: text,
  website: text,
}

/** JSON Resume as real programs write it: everything may be missing or of another type. */
const jsonResume = z.looseObject({
  basics: z
    .looseObject({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      website: text,
      summary: text,
      location: z
        .looseObject({ postalCode: text, city: text, address: text })
        .catch({ postalCode: '', city: '', address: '' }),
      profiles: list(z.looseObject({ network: text, url: text, username: text })),
    })
    .catch({
      name: '',
      label: '',
      email: '',
      phone: '',
      url: '',
      website: '',
      summary: '',
      location: { postalCode: '', city: '', address: '' },
      profiles: [],
    }),
  work: list(z.looseObject({ name: text, company: text, position: text, ...times })),
  volunteer: list(z.looseObject({ organization: text, position: text, ...times })),
  education: list(
    z.looseObject({ institution: text, studyType: text, area: text, score: text, gpa: text, courses: texts, ...times }),
  ),
  skills: list(z.looseObject({ name: text, level: text, keywords: texts })),
  languages: list(z.looseObject({ language: text, fluency: text })),
  certificates: list(z.looseObject({ name: text, issuer: text, date: text, url: text })),
  awards: list(z.looseObject({ title: text, awarder: text, date: text, summary: text })),
  publications: list(
    z.looseObject({ name: text, publisher: text, releaseDate: text, url: text, website: text, summary: text }),
  ),
  projects: list(
    z.looseObject({ name: text, url: text, description: text, summary: text, highlights: texts, keywords: texts }),
  ),
  interests: list(z.looseObject({ name: text, keywords: texts })),
  references: list(z.looseObject({ name: text, reference: text })),
  meta: z
    .looseObject({ title: text, theme: text, sectionOrder: list(z.enum(PAPER_PARTS)) })
    .catch({ title: '', theme: '', sectionOrder: [] }),
})
type JsonResume = z.infer<typeof jsonResume>

/** Whether parsed JSON is a résumé at all. */
export function isJsonResume(value: unknown): boolean {
  const parts = z.looseObject({}).safeParse(value)
  return parts.success && ['basics', 'bio', 'work', 'education', 'skills'].some((key) => key in parts.data)
}

/** The first drafts called the person `bio`, split the name and separated private from work. */
const firstDraft = z.looseObject({
  bio: z.looseObject({
    firstName: text,
    lastName: text,
    email: z.looseObject({ personal: text, work: text }).catch({ personal: '', work: '' }),
    phone: z.looseObject({ personal: text, work: text, mobile: text }).catch({ personal: '', work: '', mobile: '' }),
  }),
})

function withBasics(value: unknown): unknown {
  const early = firstDraft.safeParse(value)
  if (!early.success || 'basics' in early.data) return value
  const { firstName, lastName, email, phone, ...bio } = early.data.bio
  return {
    ...early.data,
    basics: {
      name: [firstName, lastName].filter(Boolean).join(' '),
      ...bio,
      email: email.personal || email.work,
      phone: phone.mobile || phone.personal || phone.work,
    },
  }
}

/** Programs with formatted texts write HTML; our own files never change. */
function withoutHtml(value: unknown): unknown {
  if (typeof value === 'string') return isHtml(value) ? htmlText(value) : value
  if (Array.isArray(value)) return value.map(withoutHtml)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutHtml(inner)]))
}

/** Reads JSON Resume 1.0.0 and its predecessors; our own files are unchanged. */
export function readJsonResume(value: unknown): Draft {
  const { theme } = jsonResume.parse(value).meta
  const template = theme === 'klar' || theme === 'kompakt' ? theme : null
  const resume = jsonResume.parse(template === null ? withoutHtml(withBasics(value)) : value)
  const builder = draftOf('json-resume')
  const { basics, meta } = resume
  builder.draft.title = meta.title
  builder.draft.template = template
  if (meta.sectionOrder.length > 0) builder.draft.content.sectionOrder = [...new Set(meta.sectionOrder)]
  builder.draft.person = {
    name: basics.name,
    headline: basics.label,
    email: basics.email,
    phone: basics.phone,
    place: [basics.location.address, basics.location.postalCode, basics.location.city].filter(Boolean).join(' '),
  }
  if (basics.summary) builder.summary(basics.summary)
  for (const { network, url, username } of basics.profiles) builder.leave(network, username, url)
  builder.leave(basics.url || basics.website)
  readStations(resume, builder)
  readRest(resume, builder)
  return builder.draft
}

function readStations({ work, volunteer, education }: JsonResume, builder: DraftBuilder) {
  for (const entry of work) {
    builder.experience(entry.position, entry.name || entry.company, timesOf(entry, builder))
    builder.leave(entry.url || entry.website)
  }
  for (const entry of volunteer) {
    builder.experience(entry.position || 'Ehrenamt', entry.organization, timesOf(entry, builder))
  }
  for (const entry of education) {
    const degree = [entry.studyType, entry.area].filter(Boolean).join(' ')
    const grade = entry.score || entry.gpa
    const extra = [grade && `Note: ${grade}`, ...entry.courses.map((course) => `- ${course}`)].filter(Boolean)
    const { description, ...when } = timesOf(entry, builder)
    builder.education(degree, entry.institution, {
      ...when,
      description: [description, ...extra].filter(Boolean).join('\n'),
    })
  }
}

function readRest(resume: JsonResume, builder: DraftBuilder) {
  for (const { name, level, keywords } of resume.skills) {
    builder.skill(name, skillLevel(level))
    for (const keyword of keywords) builder.skill(keyword, skillLevel(level))
  }
  for (const { language, fluency } of resume.languages) builder.language(language, languageLevel(fluency), fluency)
  for (const { name, issuer, date, url } of resume.certificates) {
    builder.certificate(name, issuer, monthOf(date))
    builder.leave(url)
  }
  for (const { title, awarder, date, summary } of resume.awards) {
    builder.certificate(title, awarder, monthOf(date))
    builder.leave(summary)
  }
  for (const project of resume.projects) {
    const points = project.highlights.map((point) => `- ${point}`)
    const description = [project.description || project.summary, ...points, project.keywords.join(', ')]
    builder.project(project.name, project.url || undefined, description.filter(Boolean).join('\n'))
  }
  for (const { name, publisher, releaseDate, url, website, summary } of resume.publications) {
    builder.project(name, url || website || undefined, [publisher, releaseDate, summary].filter(Boolean).join('\n'))
  }
  for (const { name, keywords } of resume.interests) builder.interests([name, ...keywords].filter(Boolean).join(', '))
  for (const { name, reference } of resume.references) builder.leave(name, reference)
}

type Times = {
  startDate: string
  endDate: string
  location: string
  summary: string
  description: string
  highlights: string[]
}

function timesOf({ startDate, endDate, location, summary, description, highlights }: Times, builder: DraftBuilder) {
  const to = monthOf(endDate, { isEnd: true })
  // An unreadable end must not become "until today".
  if (to === null && endDate.trim() !== '' && !isToday(endDate)) builder.leave(`Ende: ${endDate}`)
  return {
    place: location,
    from: monthOf(startDate),
    to,
    description: [summary || description, ...highlights.map((point) => `- ${point}`)].filter(Boolean).join('\n'),
  }
}
