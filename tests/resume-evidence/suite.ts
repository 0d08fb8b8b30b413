import { beforeAll, expect, it } from 'vitest'
import { requirementsOf } from '~/features/applications/requirements'
import { callerFor } from '../factories/caller'
import { createCompany } from '../factories/company'
import { createJobPosting } from '../factories/job-posting'
import { ndcg } from '../relevance/ndcg'
import { gradeOf, isProven, isTrueWord, type Meaning, readMeaning } from './grade'
import { insertPeople } from './market'
import { peopleOf, type Traps } from './people-of-trades'
import { type Person, readPerson } from './person'
import { readTrade, type Trade } from './trades'

const TOP = 10
const now = new Date('2026-11-20T12:00:00Z')

type Half = { trades: string; hardCases: string; traps: Traps; searches: string; requirements: string }
type Least = { ndcg: number; ticks: number; falseTicks: number; falseRequirements: number; foundRequirements: number }
type Found = Awaited<ReturnType<ReturnType<typeof callerFor>['resume']['search']>>['items'][number]
type Shown = { where: string; person: Person; asked: string; isTrue: boolean | null }

/** Inserts the people of one half, asks its searches, checks every tick; prints the figures. */
export function judgeResumes({ trades: tradeLines, hardCases, traps, ...half }: Half, least: Least) {
  const trades = lines(tradeLines).map(readTrade)
  const people = [...peopleOf(trades, traps), ...lines(hardCases).map(readPerson)]
  const searches = lines(half.searches).map(readMeaning)
  const requirements = lines(half.requirements).map(readMeaning)
  const scores: { text: string; score: number; isFirstRight: boolean; answer: string }[] = []
  const ticks: Shown[] = []
  const misquoted: string[] = []
  const silent: string[] = []

  const collect = (where: string, items: readonly Found[], byId: ReadonlyMap<string, Person>, conditions: Meaning) => {
    for (const { applicantProfileId, met } of items) {
      const person = byId.get(applicantProfileId)
      if (!person) throw new Error('somebody else was found')
      if (met.length === 0) silent.push(`${where} → ${person.key}`)
      for (const { asked, state, quote } of met) {
        const isWord = isTrueWord(person, asked, trades)
        if (isWord !== null && !isQuoted(person, quote)) misquoted.push(`${where} → ${person.key}: ${quote}`)
        const isTrue = isWord ?? (conditions.length > 0 ? isProven(person, conditions) : null)
        if (state === 'said') ticks.push({ where, person, asked: `${asked} („${quote}“)`, isTrue })
      }
    }
  }

  beforeAll(async () => {
    const byId = await insertPeople(people)
    const company = await createCompany()
    await createJobPosting({ companyId: company.id })
    const caller = callerFor(company.admin)
    for (const { text, meaning } of searches) {
      const grades = new Map(people.map((person) => [person.key, gradeOf(person, meaning, trades)]))
      const { items } = await caller.resume.search({ was: text })
      const found = items.flatMap((item) => byId.get(item.applicantProfileId)?.key ?? [])
      const best = Math.max(...grades.values())
      const [first = ''] = found
      const answer = found.slice(0, TOP).map((key) => `${key}:${grades.get(key)}`)
      scores.push({
        text,
        score: ndcg(found, grades, TOP),
        isFirstRight: grades.get(first) === best,
        answer: answer.join(' '),
      })
      collect(
        text,
        items,
        byId,
        meaning.filter((each) => !/^(?:trade|has|role):/.test(each)),
      )
    }
    for (const name of namesOf(trades)) {
      const { items } = await caller.resume.search({ was: name })
      collect(name, items, byId, [])
    }
  }, 180_000)

  it(`ranks those who fit best first: mean nDCG@10 at least ${least.ndcg}`, () => {
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
    const right = scores.filter(({ isFirstRight }) => isFirstRight).length
    print(
      `mean nDCG@10 ${mean.toFixed(4)} of ${scores.length} searches, first hit right ${right}, ${people.length} résumés`,
    )
    for (const { text, score, answer } of scores.filter(({ score }) => score < 0.95))
      print(`  ${score.toFixed(2)} ${text} → ${answer}`)
    expect(mean).toBeGreaterThanOrEqual(least.ndcg)
  })

  it('says of nobody what is not true', () => {
    const wrong = ticks.filter(({ isTrue }) => isTrue === false)
    const unknown = ticks.filter(({ isTrue }) => isTrue === null)
    print(`${ticks.length} ticks, ${wrong.length} false, ${unknown.length} of words that nobody labelled`)
    for (const { where, person, asked } of [...wrong, ...unknown]) print(`  ${where} → ${person.key}: ${asked}`)
    expect(wrong.length).toBeLessThanOrEqual(least.falseTicks)
    expect(ticks.length).toBeGreaterThanOrEqual(least.ticks)
  })

  it('quotes word for word, and says of each hit why it is there', () => {
    expect(misquoted).toEqual([])
    expect(silent).toEqual([])
  })

  it('says that a requirement is proven only where it is', () => {
    const lines = requirements.map(({ text }) => text)
    const all = people.flatMap((person) => {
      const said = requirementsIn(lines, person)
      return requirements.map(({ text, meaning }, at) => ({
        text,
        person,
        isTrue: isProven(person, meaning),
        said: said[at],
      }))
    })
    const shown = all.filter(({ said }) => said?.state === 'met')
    const wrong = shown.filter(({ isTrue }) => !isTrue)
    const provable = all.filter(({ isTrue }) => isTrue)
    const found = provable.filter(({ said }) => said?.state === 'met').length / provable.length
    print(
      `requirements: ${shown.length} "belegt", ${wrong.length} false; ${(found * 100).toFixed(1)} % of ${provable.length} provable ones found`,
    )
    for (const { text, person, said } of wrong.slice(0, 60)) print(`  ${text} → ${person.key}: ${said?.source}`)
    for (const { text, person } of provable.filter(({ said }) => said?.state !== 'met').slice(0, 40))
      print(`  missed: ${text} → ${person.key}`)
    expect(wrong.length).toBeLessThanOrEqual(least.falseRequirements)
    expect(found).toBeGreaterThanOrEqual(least.foundRequirements)
  })
}

function requirementsIn(profileLines: readonly string[], { firstName, lastName, place, content, headline }: Person) {
  const person = { firstName, lastName, email: null, city: place, headline, content }
  const application = { ...person, answers: [], drivingLicences: [], radiusKm: null }
  return requirementsOf({ profileLines, questions: [], distanceKm: null }, application, now)
}

/** Every name and skill of the trades, each asked once. */
function namesOf(trades: readonly Trade[]): string[] {
  return trades.flatMap(({ man, woman, others, skills }) => [
    ...new Set([man, woman, ...others.map(({ name }) => name), ...skills.map(({ name }) => name)]),
  ])
}

/** Whether a résumé has these words; what was taken out for anonymity stands between brackets. */
function isQuoted({ headline, content }: Person, quote: string): boolean {
  const whole = JSON.stringify([headline, 'Lebenslauf', content])
  return quote.split(/\[[^\]]*\]/).every((piece) => whole.includes(piece.trim()))
}

function lines(text: string): string[] {
  return text.trim().split('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
