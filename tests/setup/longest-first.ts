import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files that are not the largest, in this order. On a new machine Vitest only knows sizes, and a long file
 * that starts last leaves the other core idle.
 */
const LONGEST = [
  'e2e/accessibility.test.ts',
  'e2e/bad-input.test.ts',
  'design-system/dialogs.test.ts',
  'e2e/keyboard.test.ts',
  'e2e/law.test.ts',
  'law/reports.test.ts',
  'e2e/journey.test.ts',
  'hiring/answers.test.ts',
  'e2e/document-faults.test.ts',
  'patterns/patterns.test.ts',
  'patterns/built-patterns.test.ts',
  'patterns/resume.test.ts',
  'answers/thirteen-months.test.ts',
  'gate/hostile-bodies.test.ts',
  'anonymous/scan.test.ts',
  'permissions/permissions.test.ts',
  'jobs/killed.test.ts',
  'relevance/relevance.test.ts',
  'integration/demo-seed.test.ts',
]

/** The project whose many short files fill what is left of the others' time. */
const LAST = 'integration'

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const turnOf = ({ project: { name } }: TestSpecification) =>
      name === LAST ? projects.length : projects.indexOf(name)
    return sorted.toSorted((one, other) => turnOf(one) - turnOf(other) || placeOf(one) - placeOf(other))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place === -1 ? LONGEST.length : place
}
