// Runs in a process of its own (see `runTask`): a run of twenty thousand debits is written and checked here.
import { parentPort, workerData } from 'node:worker_threads'
import { checkCollection } from '../../../debit/check-collection.ts'

parentPort?.postMessage(await checkCollection(workerData.file, workerData.schema))
