import { describe, expect, it } from 'vitest'
import { createRandom } from '~/lib/random'
import { uuidv7 } from '~/lib/uuid'
import { changesOf } from '../../../../../tests/search-contract/changes.ts'
import { generatedDocument, SCHEMA } from '../../../../../tests/search-contract/generated-documents.ts'
import { searchContract } from '../../../../../tests/search-contract/suite.ts'
import { mergeSegments } from './build/merge-segments.ts'
import { MemoryIndex } from './memory-index.ts'

function emptyIndex() {
  return new MemoryIndex(async (segments) => mergeSegments(SCHEMA, segments))
}

describe('an index in memory', () => {
  searchContract(async () => {
    const index = emptyIndex()
    const apply = async (entries: Parameters<typeof changesOf>[1]) => index.apply(changesOf(SCHEMA, entries))
    // As in a running product: changes come while segments are merged.
    return { index, apply, settle: async () => void (await index.settle()) }
  })

  it('counts what is there, and what is gone no more', async () => {
    const random = createRandom('count')
    const index = emptyIndex()
    const ids = Array.from({ length: 30 }, () => uuidv7())
    index.apply(
      changesOf(
        SCHEMA,
        ids.map((id) => ({ id, sequence: 1, document: generatedDocument(random, id) })),
      ),
    )
    index.apply(
      changesOf(
        SCHEMA,
        ids.slice(20).map((id) => ({ id, sequence: 2, document: null })),
      ),
    )
    expect(index.count).toBe(20)
  })
})
