/** A sentence, its words with a finding, and what stands there after a click. */
export type MendExample = { before: string; found: string; after: string; better: string }

/** Shown as pictures of the product; it does the same with them. */
export const EXAMPLES = {
  team: {
    before: 'Zur Verstärkung unseres ',
    found: 'jungen Teams',
    after: ' suchen wir …',
    better: 'eingespielten Teams',
  },
  language: {
    before: 'abgeschlossene Ausbildung, ',
    found: 'Muttersprache Deutsch',
    after: '',
    better: 'Deutsch (C1)',
  },
} as const satisfies Record<string, MendExample>
