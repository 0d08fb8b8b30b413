import { secretsOf } from '../redaction/redact'
import { REMOVED, redactor } from '../redaction/redact-text'
import type { ResumeContent } from '../schema'
import { type Statement, textStatements, titleStatements } from './statements'

/** A person and what their résumé says. */
export type PersonSaid = {
  firstName: string | null
  lastName: string | null
  email: string | null
  city: string | null
  headline: string | null
  title?: string
  content: ResumeContent
  unplaced?: readonly string[]
  isAnonymous: boolean
}

/**
 * Everything a résumé says, without who the person is. In titles and lists somebody visible keeps a word that is also
 * their name: Herr Koch may be a Koch.
 */
export function statementsOf(source: PersonSaid, now: Date): Statement[] {
  return [...statementsOfTitles(source, now), ...statementsOfTexts(source)]
}

/** Only headline, stations, education and lists: short, so quickly read. */
export function statementsOfTitles(source: PersonSaid, now: Date): Statement[] {
  const secrets = secretsOf(source)
  const clean = redactor(source.isAnonymous ? secrets : { ...secrets, names: [], email: '' })
  return cleaned(titleStatements(source, now), clean)
}

/** The sentences of all texts. */
export function statementsOfTexts(source: PersonSaid): Statement[] {
  return cleaned(textStatements(source), redactor(secretsOf(source)))
}

function cleaned(statements: readonly Statement[], clean: (text: string) => string): Statement[] {
  return statements.map((statement) => ({ ...statement, said: clean(statement.said).replace(REMOVED, ' ').trim() }))
}
