/** What people type in addition; each kind is added to every seventh or eighth query, before it or behind it. */
const FURTHER: readonly (readonly [kind: string, words: readonly string[]])[] = [
  ['trade', ['Koch', 'Elektriker', 'Erzieherin', 'Buchhalter', 'Lagerist', 'Zahnarzt']],
  ['adjective', ['selbstständig', 'freundlich', 'zuverlässig', 'modern', 'abwechslungsreich', 'krisensicher']],
  ['filler', ['bitte', 'dringend', 'gesucht', 'irgendwas', 'oder ähnlich', 'Jobs']],
  ['condition', ['ohne Schicht', 'keine Zeitarbeit', 'nachts', 'vormittags', 'ohne Ausbildung', 'mit Unterkunft']],
  ['kind', ['Minijob', 'Homeoffice', 'befristet', 'Werkstudent', 'Praktikum', 'Azubi']],
  ['place', ['Kassel', 'Leipzig', 'Passau', 'Flensburg', 'Görlitz', 'Bayern', 'Sylt']],
  ['number', ['2026', '4711', '35', '3500 euro', '18 € die Stunde', '20 stunden']],
  ['misspelt', ['Vollzait', 'Frürherschein', 'Erfarung', 'Quereinstig', 'Krankenwgaen', 'xqzt', 'Unternemen']],
]

/** A query with one thing more; by its place in the list, so that each run adds the same. */
export function withFurtherWord(query: string, at: number): { kind: string; query: string } {
  const [kind, words] = FURTHER[at % FURTHER.length] ?? ['none', []]
  const word = words[Math.floor(at / FURTHER.length) % words.length] ?? ''
  return { kind, query: at % 3 === 2 ? `${word} ${query}` : `${query} ${word}` }
}
