import type { JobSearch } from '../../../search-params'

type EmploymentType = NonNullable<JobSearch['arbeitszeit']>[number]
type Types = readonly EmploymentType[]
/** The kinds that a phrase names, and which of them come before the others. */
export type ReadTypes = { types: Types; first?: Types }

/** How much is worked; the others say what kind of work it is, in whatever hours. */
const HOURS: ReadonlySet<EmploymentType> = new Set(['Vollzeit', 'Teilzeit', 'Minijob'])
const areHours = (types: Types) => types.every((type) => HOURS.has(type))

/**
 * Several words for kinds of employment as one wish, so that a further one narrows or reorders: a "Nebenjob" for a
 * "Student" is no other part-time work, "Ausbildung Teilzeit" no part-time work without training.
 * @param isEither the person said "oder"
 * @returns the kinds that are asked for, and whose postings come first
 */
export function typesTogether(read: readonly ReadTypes[], isEither: boolean): { types: Types; first: Types } {
  let asked: Types = []
  const liked: Types[] = []
  for (const { types, first } of read) {
    if (first) liked.push(first)
    const all = [...new Set([...asked, ...types])]
    const common = all.filter((type) => asked.includes(type) && types.includes(type))
    if (asked.length === 0 || isEither) asked = all
    else if (common.length > 0) asked = narrowed(all, common, [asked, types])
    else if (areHours(asked) === areHours(types)) asked = all
    else {
      liked.push(areHours(types) ? types : asked)
      asked = areHours(types) ? asked : types
    }
  }
  // What says most: a student's work before small jobs, these before others.
  const first = liked.find((types) => !areHours(types)) ?? liked[0] ?? []
  return {
    types: asked,
    first: first.some((type) => !asked.includes(type)) || first.length < asked.length ? first : [],
  }
}

/** What both have, and kinds of work that only one of them names, unless it is wider as a whole. */
function narrowed(all: Types, common: Types, both: readonly Types[]): Types {
  const isPart = both.some((types) => types.length === common.length)
  return isPart ? common : all.filter((type) => common.includes(type) || !HOURS.has(type))
}
