import { z } from 'zod'
import { type CollectionCheck, checkCollection } from '~/features/billing/debit/check-collection'
import type { CollectionFile } from '~/features/billing/debit/collection-file'
import schema from '~/features/billing/debit/pain008-dk.xsd?raw'
import { runTask } from '~/platform/server/worker-task'

/** Debits that are checked at once, within some ten milliseconds; a thread of its own takes longer to start. */
const FEW = 200
const LIMITS = { milliseconds: 60_000, megabytes: 512 }

/** What our own thread answers with has been checked there. */
const answerSchema = z.custom<CollectionCheck>((value) => typeof value === 'object' && value !== null)

/**
 * `checkCollection` for a run of any length: twenty thousand debits are eleven megabytes of XML, which take seconds, and
 * nobody else's request may wait for them.
 */
export async function checkCollectionApart(file: CollectionFile): Promise<CollectionCheck> {
  if (file.debits.length <= FEW) return checkCollection(file, schema)
  return answerSchema.parse(await runTask('#collection-worker', { file, schema }, LIMITS))
}
