import { isHeading, type Opening, openingOf, type Section } from './headings'
import type { AdLine } from './lines'
import { sectionByWords } from './section-by-words'

/**
 * What each line begins. A heading in words of its own is judged by these and by the lines below it, then by its place
 * among the others; it stays to be read.
 */
export function openingsOf(lines: readonly AdLine[]): (Opening | null)[] {
  const openings = lines.map(({ text, kind }) => (kind === 'text' ? openingOf(text) : null))
  const unknown = lines.flatMap((line, at) => (line.kind === 'text' && !openings[at] && isHead(lines, at) ? [at] : []))
  const begin = (at: number | undefined, section: Section) => {
    if (at !== undefined) openings[at] = { section, rest: lines[at]?.text ?? '' }
  }
  for (const at of unknown) {
    const section = sectionBelow(lines, at)
    if (section) begin(at, section)
  }
  const open = unknown.filter((at) => !openings[at] && lines[at + 1]?.kind === 'item')
  const first = (section: Section) => openings.findIndex((opening) => opening?.section === section)
  const tasks = first('tasks') < 0 ? (open[0] ?? lines.length) : first('tasks')
  const offer = first('offer')
  if (first('profile') < 0)
    begin(
      open.find((at) => at > tasks && (offer < 0 || at < offer)),
      'profile',
    )
  const profile = first('profile')
  if (offer < 0 && profile >= 0)
    begin(
      open.findLast((at) => at > profile),
      'offer',
    )
  return openings
}

function isHead(lines: readonly AdLine[], at: number): boolean {
  const text = bare(lines[at])
  return isHeading(text, false) && !PLACE.test(text) && linesBelow(lines, at).length > 1
}

function sectionBelow(lines: readonly AdLine[], at: number): Section | undefined {
  const sections = linesBelow(lines, at).map((line) => sectionByWords(line.text))
  const told = (['profile', 'offer'] as const).find(
    (each) => sections.filter((section) => section === each).length * 2 >= sections.length,
  )
  return told ?? HINTS.find(([, words]) => words.test(bare(lines[at])))?.[0]
}

const bare = (line: AdLine | undefined) => line?.text.replace(/:$/, '') ?? ''

/** The list below a line, also behind a gap; or, of a line behind a gap, the block that it begins. */
function linesBelow(lines: readonly AdLine[], at: number): AdLine[] {
  const first = lines[at + 1]?.kind === 'gap' ? at + 2 : at + 1
  const kind = lines[first]?.kind
  if (kind === undefined || (kind === 'text' && (first > at + 1 || lines[at - 1]?.kind !== 'gap'))) return []
  const found: AdLine[] = []
  for (let line = lines[first]; line?.kind === kind && found.length < MOST_READ; line = lines[first + found.length])
    found.push(line)
  return found
}

/** More lines tell no more about their heading. */
const MOST_READ = 20

const PLACE = /(?<!\p{L})\p{L}{0,12}(?:ort|standort)(?!\p{L})/iu

/** Words that are too common to make a heading, and tell much once a line is one; the first that fits wins. */
const HINTS: readonly [Section, RegExp][] = [
  [
    'offer',
    /(?:geben|gibt|bekomm|krieg|erhalten|erhältst|davon|(?<!\p{L})plus|vorteil|argument|grund|gründe|extra|paket|bedingung|biete|lohn|spricht für|dank|sorgen|leckerli|goodie|gewinn|verwöhn|locken|winkt|warum|glücklich|geboten|gehalt|versprechen|wir (?:uns )?für (?:sie|dich))/iu,
  ],
  [
    'profile',
    /(?:wünsch|suchen|können(?!\p{L})|kannst|sollte|bring|brauch(?!en wir)|skills|stärken|voraus|vorstell|stellen wir uns|passt|passen|wichtig|gesehen|ausbildung|erfahrung|hintergrund|kommt es|muss(?!\p{L})|persönlich|fachlich|(?<!\p{L})we[rnm](?!\p{L})|jemand|talent|kompetenz|gelernt|notwendig|drauf|richtig|überzeug|(?:sie|du) (?:bist|sind|hast|haben)|punkte)/iu,
  ],
  [
    'tasks',
    /(?:mach|(?<!\p{L})tun|tust|arbeit|alltag|(?<!\p{L})tag(?!\p{L})|schicht|einsatz|einsetzen|worum|darum|dafür|fallen an|gefragt|übernehm|kümmer|zuständig|tätig|warte[tn]|packst|job|rolle|gemeinsam|to-?do|mission|herausforderung)/iu,
  ],
]
