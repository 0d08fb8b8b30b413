import { z } from 'zod'
import { type CollectionCheck, checkCollection } from '~/features/billing/debit/check-collection'
import type { CollectionFile } from '~/features/billing/debit/collection-file'
import schema from '~/features/billing/debit/pain008-dk.xsd?raw'
import { runTask } from '~/platform/server/tasks/worker-task'

/** Up to this many debits are checked in this thread, within some ten milliseconds; starting a process takes longer. */
const FEW = 200
const LIMITS = { milliseconds: 60_000, megabytes: 512 }

/** The task's answer has been validated there. */
const answerSchema = z.custom<CollectionCheck>((value) => typeof value === 'object' && value !== null)

/**
 * `checkCollection` for runs of any length: twenty thousand debits are eleven megabytes of XML, which take seconds, and
 * other requests must not wait for them.
 */
export async function checkCollectionApart(file: CollectionFile): Promise<CollectionCheck> {
  if (file.debits.length <= FEW) return checkCollection(file, schema)
  return answerSchema.parse(await runTask('#collection-worker', { file, schema }, LIMITS))
}
