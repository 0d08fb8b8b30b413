/** Where a piece of an ad belongs: our three parts, what comes before them, and how to apply. */
export type Section = 'intro' | 'tasks' | 'profile' | 'offer' | 'contact'

/** What a section's heading says, in the words of German ads; the first that fits wins. */
const HEADINGS: readonly [Section, RegExp][] = [
  [
    'contact',
    /(?:kontakt|bewerb(?:ung|en|ungs\p{Ll}{1,12})(?![\p{L}])|ansprechpartner|ansprechperson|interess(?:e|iert)(?![\p{L}])|neugierig|jetzt bewerben|so geht es weiter|wie es weitergeht|so erreich|melden sie sich|melde dich|(?:ihr|dein) weg zu uns|wir freuen uns auf (?:sie|dich|euch)$|noch fragen|ihre unterlagen|deine unterlagen|apply)/iu,
  ],
  [
    'offer',
    /(?:wir bieten|bieten wir|wir dir bieten|was wir (?:ihnen |dir |euch )?bieten|unser angebot|unsere leistungen|dafür bekomm|das bekomm|das erwartet (?:sie|dich) bei uns|warum (?:wir|zu uns|sie|du)|deine vorteile|ihre vorteile|vorteile|benefits|leistungen|darauf (?:können|kannst|dürfen|darfst)|gibt es bei uns|es bei uns gibt|(?:haben sie|hast du|sie|du) davon|was (?:sie|du) (?:bekomm|erh[aä]lt)|kriegst du|(?:ihr|dein) gewinn|gründe(?!\p{L})|(?<!\p{L})extras|für (?:sie|dich) drin|tun wir für (?:sie|dich)|wir sorgen für|womit wir punkten|was wir geben|darum lohnt|das spricht für uns|unser plus|freuen sie sich|freu dich|what we offer|we offer|rahmenbedingungen|eckdaten|konditionen|auf einen blick)/iu,
  ],
  [
    'profile',
    /(?:(?<!\p{L})(?:anforderungs|bewerber|stellen)?profil(?!\p{L})|qualifikation|anforderung|voraussetzung|mitbring|bringen (?:sie|du)|bringst du|sie bringen|du bringst|kenntnisse|erwarten wir|wir erwarten|was wir .{0,16}erwarten|wir wünschen uns|wünschen wir uns|wir uns (?:wünschen|vorstellen)|wunsch(?:profil|kandidat)|unsere wünsche|(?:^was|^das) (?:sie|du) (?:\p{L}{1,9} )?(?:können|kannst|sollte|brauch|benötig)|^(?:was|das) (?:können|kannst|sollte\p{Ll}{1,2}|brauch\p{Ll}{2}|benötig\p{Ll}{2}) (?:sie|du)|zeichnet (?:sie|dich) aus|(?:ihre|deine) (?:stärken|fähigkeiten|talente)|(?:ihr|dein) hintergrund|damit (?:punkten sie|punktest)|zu uns passt|jemanden suchen wir|(?:sie sind|du bist) (?:bei uns )?richtig|^was uns wichtig|wen wir suchen|das suchen wir|das sind sie|das bist du|sie passen|du passt|sie haben|du hast|sie überzeugen|du überzeugst|sie verfügen|was sie auszeichnet|was dich auszeichnet|your profile|requirements)/iu,
  ],
  [
    'tasks',
    /(?:aufgabe|tätigkeit|verantwortung|das machst|das machen sie|das tun sie|das erwartet (?:sie|dich)|was (?:sie|dich) erwartet|(?:wartet|kommt) auf (?:sie|dich)|auf (?:sie|dich) (?:wartet|zukommt)|stellenbeschreibung|einsatz(?:bereich|gebiet|feld)|arbeits(?:bereich|feld|inhalt)|(?:dein|ihr) (?:tag|alltag)(?!\p{L})|^womit (?:sie|du|wir (?:sie|dich))|(?:packst du|packen sie)|zu tun ist|to-?dos|brauchen wir (?:sie|dich)|(?:ihre|deine) arbeit bei uns|ihr job|dein job|deine rolle|ihre rolle|was (?:du|sie) (?:tust|machst|tun|machen)|darum geht|your tasks|your role|responsibilities|arbeitsalltag)/iu,
  ],
  [
    'intro',
    /(?:über uns|wir über uns|wer wir sind|wir sind|das sind wir|unser unternehmen|das unternehmen|about us|einleitung|wir suchen (?:sie|dich|verstärkung)|wir stellen ein)/iu,
  ],
]

/** Letters of a heading; what is longer is a sentence. */
const LONGEST = 60
/** A sentence that opens a section and belongs to it, by its first words. */
const OPENINGS: readonly [Section, RegExp][] = [
  [
    'offer',
    /^(?:wir bieten|es erwarten? (?:sie|dich)|freuen sie sich auf|freu dich auf|sie erhalten|du erhältst|du bekommst|sie bekommen|was wir bieten)/iu,
  ],
  [
    'profile',
    /^(?:sie bringen|du bringst|sie verfügen|du verfügst|sie haben (?:eine|einen|bereits|erfahrung)|du hast (?:eine|einen|bereits|erfahrung)|wir erwarten|wir wünschen uns|voraussetzung)/iu,
  ],
  [
    'tasks',
    /^(?:zu (?:ihren|deinen|den) (?:haupt)?aufgaben|(?:ihre|deine) (?:haupt)?aufgaben|sie sind (?:zuständig|verantwortlich)|du bist (?:zuständig|verantwortlich)|sie übernehmen|du übernimmst|(?:ihr|dein) aufgabengebiet)/iu,
  ],
  [
    'contact',
    /^(?:interessiert|neugierig|interesse(?: geweckt)?|lust(?: bekommen)?|noch fragen)\? |^(?:bitte )?(?:senden|schicken|richten|bewerben) sie|^(?:bitte )?(?:sende|schick|bewirb)|^haben wir (?:ihr|dein) interesse|^wir freuen uns auf (?:ihre|deine) bewerbung|^ihre bewerbung|^bewerbung(?:en|sunterlagen)? (?:bitte |gerne )?(?:an|per|unter)/iu,
  ],
]

export type Opening = {
  section: Section
  /** What of the line belongs to the section; empty when it was only a heading. */
  rest: string
}

/** The section that a line begins, as a heading, a heading with text behind its colon, or an opening sentence. */
export function openingOf(line: string): Opening | null {
  const colon = line.indexOf(':')
  const head = colon > 0 ? line.slice(0, colon) : line
  const rest = colon > 0 ? line.slice(colon + 1).trim() : ''
  if (isHeading(head, rest !== '')) {
    if (FACT.test(head)) return { section: 'offer', rest: rest === '' ? '' : line }
    const section = sectionOf(head)
    // What says more than a heading stays: no word of the text is lost.
    if (section !== null) return { section, rest: saysMore(head) ? line : rest }
  }
  const opened = OPENINGS.find(([, words]) => words.test(line))
  return opened ? { section: opened[0], rest: line } : null
}

function sectionOf(head: string): Section | null {
  return HEADINGS.find(([, words]) => words.test(head))?.[0] ?? null
}

/** Short, without the end of a sentence; before a colon shorter still, and without a comma. */
export function isHeading(head: string, hasRest: boolean): boolean {
  const words = head.split(' ').length
  if (head.length > LONGEST || /[.;]$/.test(head)) return false
  return hasRest ? words <= 5 && !head.includes(',') : words <= 7 && !/,$/.test(head)
}

/** "Arbeitszeit: 38 Stunden" is a fact to keep as it is, not only a heading. */
const FACT = /^(?:arbeitszeit|vergütung|gehalt|bezahlung|verdienst)$/iu

/** Whether words are left without those that make it a heading. */
function saysMore(head: string): boolean {
  const bare = HEADINGS.reduce((text, [, words]) => text.replace(words, ' '), head)
  return (bare.match(/\p{L}+/gu) ?? []).some((word) => word.length > 3 && !SMALL.test(word))
}

const SMALL =
  /^(?:ihnen|euch|ihre?[nmrs]?|deine?[nmrs]?|eure?[nmrs]?|unsere?[nmrs]?|diese?[nmrs]?|dich|dafür|damit|sich|auch|noch|oder|über|alles|wichtigste|fachliche?s?|persönliche?s?|haupt|mögliche?|gerne?|hier|einen|werden?|sind|machen|haben|uns|gebiete?|e?n|sollten|solltest|können|kannst|bieten|geboten|wird|folgende)$/iu
