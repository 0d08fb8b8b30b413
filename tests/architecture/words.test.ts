import { expect, test } from 'vitest'
import { readSources } from './sources.ts'
import { textsOf } from './texts.ts'

/** Another word for a thing that people already know by a name. */
const WORDS: readonly [wrong: RegExp, right: string][] = [
  [/(?<![\p{L}-])Mails?(?![\p{L}_=(])/u, 'E-Mail'],
  [/Admin-Person/u, 'Admin'],
  [/\b(?:User|Nutzerkonto|Benutzerkonto|Account)\b/u, 'Konto'],
  [/\b(?:Log-?in|Einloggen|eingeloggt|ausloggen|Logout)\b/iu, 'Anmeldung, anmelden'],
  [/\b(?:Jobangebot|Inserat|Vakanz)/u, 'Stelle, Stellenanzeige'],
  [/\b(?:Kandidat(?!enpool)|Bewerbende)/u, 'Bewerberin oder Bewerber'],
  [/\bArbeitskolleg/u, 'Kollegin oder Kollege'],
  [/\b(?:Abonnement|Abo)\b/u, 'Tarif'],
  [/(?:Lizenz|Stelle|Anzeige) (?:ist|wurde) ausgesetzt/u, 'ruht, pausiert'],
]
/** Names of the field, English texts for programs, words that people type, and what other programs call it. */
const OTHER =
  /\.test\.tsx?$|\/(?:german|occupations|words|import|ad-check|one-job|demo)\/|\/server\/(?:measures|metrics|exports)/

test('people read one word for one thing', () => {
  const found = readSources('src/features', 'src/routes', 'src/ui', 'src/lib', 'src/server', 'src/platform')
    // Only what has such a word anywhere is parsed.
    .filter(({ file, text }) => !OTHER.test(file) && WORDS.some(([wrong]) => wrong.test(text)))
    .flatMap(({ file, text }) =>
      textsOf(file, text)
        .map(([start, end]) => text.slice(start, end))
        .filter(
          (said) => said.includes(' ') && /[äöüß]|\b(?:der|die|das|ein|eine|ist|und|Sie|du|zu|im|in|auf)\b/u.test(said),
        )
        .flatMap((said) =>
          WORDS.flatMap(([wrong, right]) => (wrong.test(said) ? [`${file}: ${right}: ${said.trim()}`] : [])),
        ),
    )
  expect(found).toEqual([])
})
