const FIELDS = {
  titel: 'title',
  aufgaben: 'tasks',
  profil: 'profile',
  angebot: 'offer',
  frage: 'questions',
  nachricht: 'message',
  absage: 'message',
} as const

/** What a rule is about, by the beginning of its key. */
const TOPICS: Record<string, readonly string[]> = {
  alter: ['age-'],
  geschlecht: ['title-', 'sex-'],
  herkunft: ['origin-'],
  glaube: ['religion'],
  gesundheit: ['health'],
  familie: ['family'],
  mitglied: ['membership'],
  gehalt: ['pay-'],
  probe: ['trial-'],
  aussehen: ['photo'],
}

export type Sentence = {
  field: (typeof FIELDS)[keyof typeof FIELDS]
  text: string
  /** Null for a harmless sentence. */
  expected: { stops: boolean; rules: readonly string[]; start: number; end: number } | null
}

/**
 * One labelled sentence: `kind | ok | text`, or `kind | stopp topic | text with the [words] to be found`, with
 * `hinweis` for what can be lawful and is only pointed at.
 */
export function readSentence(line: string): Sentence {
  const [kind = '', label = '', marked = ''] = line.split('|').map((part) => part.trim())
  const [, field] = Object.entries(FIELDS).find(([name]) => name === kind) ?? []
  if (!field) throw new Error(`no kind of text: ${line}`)
  if (label === 'ok') return { field, text: marked, expected: null }
  const [severity, topic = ''] = label.split(' ')
  const start = marked.indexOf('[')
  const end = marked.indexOf(']') - 1
  const rules = TOPICS[topic]
  if (start < 0 || end <= start || !rules) throw new Error(`no words or no topic: ${line}`)
  const text = marked.replace('[', '').replace(']', '')
  return { field, text, expected: { stops: severity === 'stopp', rules: [...rules, 'question-'], start, end } }
}
