import type { ResumeContent } from '~/features/resumes/schema'
import { LANGUAGE_LEVELS, PAPER_PARTS } from '~/features/resumes/vocabulary'
import type { Random } from '~/lib/random'

const WORDS =
  'Drehen Fräsen Prüfmittel Schichtplan Übergabe Auszubildende Werkzeugmaschinen „Erstmuster“ Maße über größer als 3 µm & <b>fett</b> #set *Stern* _Strich_ $x$ @handle https://beispiel.example/weg?a=1&b=2 Łódź Yıldız 100 % → Ziel 😀 ; , "Zitat" \\n Klammer{} `Code`'.split(
    ' ',
  )

/**
 * A résumé, with at most `most` entries in each section, with a wide variety of content: every section or none,
 * characters of all kinds, lists, many and few entries.
 */
export function randomResumeContent(random: Random, { most = 12 } = {}): ResumeContent {
  const many = (usual: number) => Array.from({ length: random.chance(0.2) ? 0 : random.int(1, Math.min(most, usual)) })
  const line = (most: number) => words(random, random.int(1, 4)).slice(0, most).trim() || 'Wort'
  const maybe = (value: string) => (random.chance(0.5) ? value : null)
  const station = () => {
    const from = random.int(1990, 2024)
    const year = random.int(from + 1, 2026)
    return {
      place: maybe(line(80)),
      from: `${from}-${month(random)}`,
      to: random.chance(0.2) ? null : `${year}-${month(random)}`,
      description: text(random),
    }
  }
  return {
    summary: text(random),
    experience: many(8).map(() => ({ id: id(random), position: line(120), employer: line(120), ...station() })),
    education: many(5).map(() => ({ id: id(random), degree: line(120), institution: line(120), ...station() })),
    skills: many(12).map(() => ({ id: id(random), name: line(60), level: random.int(0, 5) || null })),
    languages: many(4).map(() => ({ id: id(random), name: line(40), level: random.pick([...LANGUAGE_LEVELS, null]) })),
    certificates: many(5).map(() => ({
      id: id(random),
      name: line(120),
      issuer: maybe(line(120)),
      issuedIn: maybe(`2020-${month(random)}`),
    })),
    projects: many(4).map(() => ({
      id: id(random),
      name: line(120),
      url: maybe(`https://beispiel.example/${random.int(1, 999)}`),
      description: text(random),
    })),
    interests: random.chance(0.5) ? words(random, 6) : '',
    ...(random.chance(0.3) ? { sectionOrder: PAPER_PARTS.toSorted(() => random.int(0, 1) - 0.5) } : {}),
  }
}

function text(random: Random): string {
  const lines = Array.from({ length: random.int(0, 6) }, () => {
    const dash = random.chance(0.4) ? '- ' : ''
    return dash + words(random, random.int(3, 14))
  })
  return lines.join(random.chance(0.3) ? '\n\n' : '\n').trim()
}

function words(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(WORDS)).join(' ')
}

function month(random: Random): string {
  return String(random.int(1, 12)).padStart(2, '0')
}

function id(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-7$3-a$4-$5')
}
