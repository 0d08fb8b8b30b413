import { isBackwards } from '../../../../lib/dates/year-month.ts'
import { uuidv7 } from '../../../../lib/uuid.ts'
import type { ImportedResume, ResumeContent } from '../../schema.ts'
import type { ImportKind } from '../../vocabulary.ts'

export type Draft = ImportedResume
type Station = { place?: string; from: string | null; to: string | null; description?: string }

/** Collects the result; what does not fit a field becomes a left-over piece. */
export function draftOf(kind: ImportKind) {
  const unplaced: string[] = []
  const content: ResumeContent = {
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    interests: '',
  }
  const draft: Draft = { kind, title: '', template: null, person: {}, content, unplaced, sourceText: '' }

  /** The part that fits; the rest is left over. */
  function shorten(text: string, max: number): string {
    const clean = text.trim()
    if (clean.length <= max) return clean
    const cut = clean
      .slice(0, max)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd()
    leave(`… ${clean.slice(cut.length).trim()}`)
    return cut
  }

  function leave(...texts: (string | undefined)[]) {
    const words = texts.map((text) => text?.trim()).filter(Boolean)
    if (words.length > 0) unplaced.push(words.join(' · '))
  }

  function hasRoom(list: readonly unknown[], max: number, ...words: (string | undefined)[]): boolean {
    if (list.length < max) return true
    leave(...words)
    return false
  }

  function stationOf({ place, from, to, description = '' }: Station, max: number) {
    if (from === null) return null
    const isTurned = isBackwards(from, to)
    if (isTurned) leave(`Zeitraum ${from} bis ${to}: Das Ende liegt vor dem Anfang.`)
    const end = isTurned ? from : to
    return {
      id: uuidv7(),
      place: place?.trim() ? shorten(place, 80) : null,
      from,
      to: end,
      description: shorten(description, max),
    }
  }

  return {
    draft,
    leave,
    summary(text: string) {
      const whole = [content.summary, text.trim()].filter(Boolean).join('\n')
      content.summary = shorten(whole, 2000)
    },
    experience(position: string, employer: string, times: Station) {
      const words = [position, employer, times.place, times.from ?? '', times.to ?? '', times.description]
      const station = stationOf(times, 4000)
      // Without a start, or with half of the data, a person decides where it belongs.
      if (!station || !position.trim() || !employer.trim()) return leave(...words)
      if (!hasRoom(content.experience, 30, ...words)) return
      content.experience.push({ ...station, position: shorten(position, 120), employer: shorten(employer, 120) })
    },
    education(degree: string, institution: string, times: Station) {
      const words = [degree, institution, times.place, times.from ?? '', times.to ?? '', times.description]
      const station = stationOf(times, 2000)
      if (!station || !degree.trim() || !institution.trim()) return leave(...words)
      if (!hasRoom(content.education, 20, ...words)) return
      content.education.push({ ...station, degree: shorten(degree, 120), institution: shorten(institution, 120) })
    },
    skill(name: string, level: number | null) {
      if (!name.trim() || !hasRoom(content.skills, 60, name)) return
      content.skills.push({ id: uuidv7(), name: shorten(name, 60), level })
    },
    language(name: string, level: ResumeContent['languages'][number]['level'] | null, said = '') {
      if (!name.trim()) return
      if (!hasRoom(content.languages, 20, name, said)) return
      // An unclear level is left to the person; the words are shown next to it.
      if (level === null) leave(said && `${name}: ${said}`)
      content.languages.push({ id: uuidv7(), name: shorten(name, 40), level })
    },
    certificate(name: string, issuer: string | undefined, issuedIn: string | null) {
      if (!name.trim()) return leave(issuer)
      if (!hasRoom(content.certificates, 30, name, issuer)) return
      content.certificates.push({
        id: uuidv7(),
        name: shorten(name, 120),
        issuer: issuer?.trim() ? shorten(issuer, 120) : null,
        issuedIn,
      })
    },
    project(name: string, url: string | undefined, description: string) {
      if (!name.trim()) return leave(description)
      if (!hasRoom(content.projects, 20, name, url, description)) return
      const isWeb = url !== undefined && url.length <= 300 && URL.canParse(url) && /^https?:/.test(url)
      if (url?.trim() && !isWeb) leave(name, url)
      content.projects.push({
        id: uuidv7(),
        name: shorten(name, 120),
        url: isWeb ? url : null,
        description: shorten(description, 2000),
      })
    },
    interests(text: string) {
      content.interests = shorten([content.interests, text.trim()].filter(Boolean).join(', '), 500)
    },
  }
}

export type DraftBuilder = ReturnType<typeof draftOf>
