import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files that are not the largest, in this order. On a new machine Vitest only knows sizes, and a long file
 * that starts last leaves the other core idle.
 */
const LONGEST = [
  'e2e/accessibility.test.ts',
  'e2e/bad-input.test.ts',
  'e2e/journey.test.ts',
  'answers/thirteen-months.test.ts',
  'permissions/permissions.test.ts',
  'relevance/relevance.test.ts',
  'integration/demo-seed.test.ts',
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return sorted.toSorted(
      (one, other) => projects.indexOf(one.project) - projects.indexOf(other.project) || placeOf(one) - placeOf(other),
    )
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return place === -1 ? LONGEST.length : place
}
