import type { ResumeContent } from '../schema'
import { languageLevelLabels } from '../texts'

type Language = Pick<ResumeContent['languages'][number], 'name' | 'level'>

/** "Englisch (B2)", "Deutsch (Erstsprache)"; only the name of a language without a stated level. */
export function languageText({ name, level }: Language): string {
  return level === null ? name : `${name} (${shortLevel(level)})`
}

/** "B2" or "Erstsprache". */
export function shortLevel(level: keyof typeof languageLevelLabels): string {
  return level === 'native' ? languageLevelLabels.native : level
}
