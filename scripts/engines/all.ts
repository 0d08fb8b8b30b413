import { documentValidators } from './document-validators.ts'
import type { Engine } from './engine.ts'
import { opensearch } from './opensearch.ts'
import { postgres15 } from './postgres-15.ts'

/** Run one after the other, in this order. */
export const engines: readonly Engine[] = [documentValidators, opensearch, postgres15]
