// Runs in a thread of its own (see `IndexThread`): here documents are read, and segments built, merged and saved.
import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../../database/connection.ts'
import { Hosts } from '../../database/servers/hosts.ts'
import { mergeSegments } from './build/merge-segments.ts'
import { readChanges } from './changes.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'
import type { Answer, Task } from './tasks.ts'

const { databaseUrl }: { databaseUrl: string } = workerData
/** Each reads one batch, seconds. */
const limits = { statement: 30, lock: 30, idle: 30 }
const { db } = connect(new Hosts(databaseUrl, 'read-write'), { max: 1, name: 'stellwerk-search', limits })

async function answer(task: Task): Promise<Answer> {
  const { schema } = task
  switch (task.kind) {
    case 'read':
      return { kind: 'changes', changes: await readChanges(db, schema, task.after) }
    case 'merge':
      return { kind: 'segment', segment: mergeSegments(schema, task.segments) }
    case 'load':
      return { kind: 'snapshot', snapshot: readSnapshot(task.file, schema) }
    case 'save':
      writeSnapshot(task.file, schema, task.snapshot)
      return { kind: 'done' }
  }
}

parentPort?.on('message', async ({ id, task }: { id: number; task: Task }) => {
  const message = await answer(task).catch((error: unknown): Answer => {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  })
  parentPort?.postMessage({ id, answer: message })
})
