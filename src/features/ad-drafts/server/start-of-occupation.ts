import { germanWords } from '~/lib/german/words'
import { everydayOccupations } from '~/lib/occupations/everyday/all'
import type { Occupation } from '~/lib/occupations/everyday/occupation'
import { familiesOfTitle } from '~/lib/occupations/families'

let known: ReadonlyMap<string, Occupation> | undefined

/**
 * The text that an ad begins with: what work of this occupation usually is and asks. What the company offers only it
 * knows, and of an occupation that we do not know there is only the title: what is missing is asked for, never made up.
 */
export function startOfOccupation(title: string): string {
  const occupation = occupations().get(keyOf(title))
  const parts = occupation ? [part('Ihre Aufgaben', occupation.tasks), part('Ihr Profil', occupation.profile)] : []
  return [`Stelle: ${title}`, ...parts].join('\n\n')
}

function part(heading: string, lines: readonly string[]): string {
  return [heading, ...lines.map((line) => `- ${line}`)].join('\n')
}

function occupations(): ReadonlyMap<string, Occupation> {
  // The first of a family is its usual name.
  known ??= new Map(everydayOccupations.toReversed().map((each) => [keyOf(each.name[0]), each]))
  return known
}

/** By family, so that every name of an occupation finds it. */
function keyOf(title: string): string {
  return familiesOfTitle(germanWords(title))[0] ?? title.toLowerCase()
}
