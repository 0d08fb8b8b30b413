import { germanWords } from '~/lib/german/words'
import { familiesOfTitle, findOccupations } from '~/lib/occupations/families'
import { withoutLegalForm } from '~/lib/text/company-initials'
import { MAX_TITLE } from '~/lib/work/title'

/** A title, and whether its line said nothing else. */
export type FoundTitle = { title: string; isWholeLine: boolean }

const MARKER = /\((?:m|w|d|f|x|i|gn|a|divers|männlich|weiblich|\s|[/|*,;:-]){3,30}\)/iu
const BARE_MARKER = /(?<![\p{L}/])[mwdfx][/|][mwdfx](?:[/|][mwdfx])?(?![\p{L}/])/iu
/** Whoever says it seeks, hires or trains somebody, whom the words behind it name. */
const VERB =
  /(?<!\p{L})(?:suchen|sucht|brauchen|braucht|stellen|stellt|bilden|bildet|gesucht(?: wird| werden)?:)(?!\p{L})/iu
const IS_SEEKING = /such/iu
/** What stands before an occupation, and not before a day, a place or a team. */
const DETERMINER =
  /(?<!\p{L})(?:eine?n?|ein\/e|eine\/[nr]|eine\(n\)|mehrere|als|zwei|drei|vier|fünf|sechs|\d{1,2}) (?=\p{L})/giu
/** As much of a sentence is read for its occupation; every article and noun in it is looked at with all that follows. */
const NEAR = 300
const SOUGHT = /^(.{3,80}?)(?: \p{Ll}{1,20}){0,3} gesucht(?:!|\.|$)/iu
/** After these words a sentence tells for whom and where. */
const ASIDE =
  / (?:für|in|im|am|an|zur|zum|als|mit|bei|mehr|ein|die|der|das|welche|auf|ab|mit Sitz|\(Standort)(?= |$)|[.!?:;]|, | – | - /u

/**
 * The job's title among the first lines; null when none is recognised.
 * @param intro those before the tasks that are no entry of a list: "Verkauf von Backwaren" below them is a task
 */
export function titleOfAd(lines: readonly string[], intro: readonly string[]): FoundTitle | null {
  const first = lines.slice(0, 12)
  return withMarker(first) ?? labelled(first) ?? sought(first) ?? occupationLine(intro.slice(0, 12))
}

function withMarker(lines: readonly string[]): FoundTitle | null {
  for (const line of lines) {
    const marker = MARKER.exec(line) ?? BARE_MARKER.exec(line)
    if (!marker) continue
    const before = line.slice(0, marker.index).trim()
    const after = line.slice(marker.index + marker[0].length).trim()
    const isSentence = VERB.test(before)
    if (!isSentence && line.length <= MAX_TITLE && !/[.!?]$/.test(line) && before !== '')
      return found(withoutLabel(line), true)
    const name = nounPhrase(before.split(/[.!?:] /).at(-1) ?? '')
    if (name !== '' && name.length <= 80) return found(`${name} ${marker[0]}`, after === '' && !isSentence)
  }
  return null
}

const LABEL =
  /^(?:stellen?(?:titel|bezeichnung|angebot|ausschreibung|anzeige)?|position|job(?:titel)?|gesucht wird)\s?:\s?/iu

function labelled(lines: readonly string[]): FoundTitle | null {
  const line = lines.find((each) => LABEL.test(each) && each.length <= MAX_TITLE)
  return line === undefined ? null : found(withoutLabel(line), true)
}

function withoutLabel(line: string): string {
  return line.replace(LABEL, '').replace(/^wir suchen:? /iu, '')
}

function sought(lines: readonly string[]): FoundTitle | null {
  for (const line of lines) {
    for (const rest of soughtPhrases(line)) {
      const name = bare(rest.split(ASIDE)[0] ?? '')
      if (isOccupation(name)) return found(withField(name, rest), false)
    }
    const before = SOUGHT.exec(line)?.[1]
    const name = before === undefined ? '' : bare(before.split(ASIDE)[0] ?? '')
    if (isOccupation(name)) return found(name, line.length <= 60)
  }
  return null
}

/** What may name the occupation in a sentence without a marker, the likeliest first. */
function soughtPhrases(line: string): string[] {
  const verb = VERB.exec(line)
  if (!verb) return []
  const behind = line.slice(verb.index + verb[0].length)
  const [rest = ''] = behind.slice(0, NEAR).split(/(?<!\d)[.!?;]/u)
  return [...afterDeterminers(rest), ...(IS_SEEKING.test(verb[0]) ? suffixes(rest).filter(beginsWithOccupation) : [])]
}

/** Whom a sentence seeks that ends before a marker: behind the article, for before it stand days, places and teams. */
function nounPhrase(text: string): string {
  const verb = VERB.exec(text)
  const rest = (verb ? text.slice(verb.index + verb[0].length) : text).slice(-NEAR)
  const phrases = afterDeterminers(rest).map(bare)
  return phrases.find(beginsWithOccupation) ?? phrases.at(-1) ?? suffixes(rest).find(beginsWithOccupation) ?? bare(rest)
}

function afterDeterminers(text: string): string[] {
  return [...text.matchAll(DETERMINER)].map((match) => text.slice(match.index + match[0].length))
}

/** From each noun to the end. */
function suffixes(text: string): string[] {
  return [...text.matchAll(/(?<!\S)(?=\p{Lu})/gu)].map(({ index }) => bare(text.slice(index)))
}

function beginsWithOccupation(text: string): boolean {
  const words = germanWords(text.split(ASIDE)[0] ?? '')
  return findOccupations(words).some((found) => found.words.includes(0))
}

function occupationLine(lines: readonly string[]): FoundTitle | null {
  for (const line of lines) {
    // "Mustermann Elektrotechnik GmbH" is who seeks, not whom.
    if (line.length > 100 || /[.!?:]$/.test(line) || withoutLegalForm(line) !== line) continue
    const [name = ''] = line.split(/[,;|]| – | - | in (?:Voll|Teil)zeit/u)
    if (isOccupation(name)) return found(name, name === line)
  }
  return null
}

/** "Elektroniker" with "für Betriebstechnik", where both together name the occupation. */
function withField(name: string, rest: string): string {
  const field = / für (\p{Lu}[\p{L}-]{2,40}(?: und \p{Lu}[\p{L}-]{2,40})?)/u.exec(rest)
  if (!field || rest.indexOf(field[0]) !== rest.indexOf(name) + name.length) return name
  const whole = `${name}${field[0]}`
  const words = germanWords(whole)
  return findOccupations(words).some((found) => found.words.includes(words.length - 1)) ? whole : name
}

function isOccupation(text: string): boolean {
  return text.length >= 3 && familiesOfTitle(germanWords(text)).length > 0
}

/** Without article and adjectives: "einen engagierten Koch" is "Koch". */
function bare(text: string): string {
  const words = text
    .replace(/[„“"»«]/g, '')
    .trim()
    .split(' ')
  const noun = words.findIndex(
    (word) => /^(?:\p{Lu}|\d?[A-Z])/u.test(word) && !/^(?:Eine?[nr]?|Wir|Sie|Du|Ihr)$/u.test(word),
  )
  return noun < 0 ? '' : words.slice(noun).join(' ')
}

function found(title: string, isWholeLine: boolean): FoundTitle | null {
  const tidy = title.replace(/\s{1,20}/g, ' ').trim()
  return tidy.length < 3 || tidy.length > MAX_TITLE ? null : { title: tidy, isWholeLine }
}
