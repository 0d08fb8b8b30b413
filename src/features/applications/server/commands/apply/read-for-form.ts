import { languageText } from '~/features/resumes/document/language-text'
import { readImport } from '~/features/resumes/server/commands/read-import'
import { networkOf } from '~/platform/server/rate-limit'

/** As many as the form of a guest holds. */
const MAX_STATIONS = 10
const MAX_SKILLS_LENGTH = 600

/**
 * What a résumé says, as the lines of the form without an account: companies get no Word files, they get these. Nothing
 * is stored.
 * @returns with `leftOut`, how many pieces are not among them
 * @throws AppError those of `readImport`
 */
export async function readForForm(file: File, clientIp: string | null) {
  const { content, unplaced } = await readImport(file, `visitor ${networkOf(clientIp)}`)
  const experience = content.experience.slice(0, MAX_STATIONS)
  const education = content.education.slice(0, MAX_STATIONS)
  const known = [
    ...content.skills.map(({ name }) => name),
    ...content.languages.map(languageText),
    ...content.certificates.map(({ name }) => name),
  ]
  const skills = fitting(known.map((name) => name.replace(/[,;\n]+/g, ' ')))
  const found = [content.experience, content.education, known, content.projects, unplaced]
  const leftOut = found.flat().length - experience.length - education.length - skills.length
  return { experience, education, skills: skills.join(', '), leftOut }
}

function fitting(names: readonly string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    if ([...taken, name].join(', ').length > MAX_SKILLS_LENGTH) break
    taken.push(name)
  }
  return taken
}
