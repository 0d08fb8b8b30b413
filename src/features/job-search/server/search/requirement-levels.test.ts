import { describe } from 'vitest'
import { mergeSegments } from '~/platform/server/search/memory/build/merge-segments'
import { MemoryIndex } from '~/platform/server/search/memory/memory-index'
import { changesOf } from '../../../../../tests/search-contract/changes.ts'
import { requirementLevelContract } from '../../../../../tests/search-contract/requirement-levels.ts'

describe('the level of an occupation, in memory', () => {
  requirementLevelContract(async (schema) => {
    const index = new MemoryIndex(async (segments) => mergeSegments(schema, segments))
    const apply = async (entries: Parameters<typeof changesOf>[1]) => index.apply(changesOf(schema, entries))
    return { index, apply, settle: async () => void (await index.settle()) }
  })
})
