import { diffArrays, diffWords } from 'diff'
import { blocksOf, type LegalBlock } from './legal-text'

/** Words that stayed, came or went. */
export type WordChange = { kind: 'same' | 'added' | 'removed'; text: string }

/** A block as it stayed, or with what changed in it. */
export type BlockChange = { kind: 'same'; block: LegalBlock } | { kind: 'changed'; words: WordChange[] }

/**
 * What changed from one legal text to the next: blocks that stayed, and the words of the others. Blocks that were
 * replaced are compared in pairs, in their order.
 */
export function differenceOf(before: string, after: string): BlockChange[] {
  const changes: BlockChange[] = []
  let removed: string[] = []
  const flush = (added: string[]) => {
    for (let index = 0; index < Math.max(added.length, removed.length); index++) {
      changes.push({ kind: 'changed', words: wordsOf(unmarked(removed[index]), unmarked(added[index])) })
    }
    removed = []
  }
  for (const part of diffArrays(sourcesOf(before), sourcesOf(after))) {
    if (part.removed) removed = part.value
    else if (part.added) flush(part.value)
    else {
      flush([])
      changes.push(
        ...part.value.flatMap((source) => blocksOf(source).map((block) => ({ kind: 'same', block }) as const)),
      )
    }
  }
  flush([])
  return changes
}

function wordsOf(before: string, after: string): WordChange[] {
  return diffWords(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

/** What people read of a block: mails and pages show no marks of headings. */
function unmarked(source = ''): string {
  return source.replace(/^#{2,3} /, '')
}

/** The blocks as they are written. */
function sourcesOf(text: string): string[] {
  return blocksOf(text).map((block) =>
    block.kind === 'list'
      ? block.items.map((item) => `- ${item}`).join('\n')
      : block.kind === 'heading'
        ? `${'#'.repeat(block.level)} ${block.text}`
        : block.text,
  )
}
