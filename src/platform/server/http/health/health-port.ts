import { once } from 'node:events'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { OperatorError } from '../../process/report.ts'
import { threadEnvironment } from '../../tasks/worker-task.ts'
import type { Health, Limits, Listening, Reply } from './messages.ts'

type Options = {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Never rejects. */
  ask(): Promise<Health>
  /** Begins to listen; the function it returns tells whether the database has said anything to anybody since. */
  listen(): () => boolean
  limits?: Limits
}

const LIMITS: Limits = { answer: 400, lead: 150, readAtOnce: 100, busy: 5_000 }
const MEGABYTES = 16

/**
 * `/readyz` on a port of its own, answered by a thread. A balancer that asks the process itself takes one that is only
 * busy for a dead one; the others then get its visitors, and miss their checks as well, until none is left. A process
 * that is killed or frozen says nothing here either.
 *
 * @throws {OperatorError} when the address cannot be bound
 */
export async function startHealthPort({
  host,
  port,
  ask,
  listen,
  limits = LIMITS,
}: Options): Promise<{ url: string; stop(): Promise<void> }> {
  const thread = new Worker(createRequire(import.meta.url).resolve('#health-thread'), {
    workerData: { host, port, limits },
    execArgv: [],
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  const [listening]: Listening[] = await once(thread, 'message')
  if (!listening || 'problem' in listening) {
    await thread.terminate()
    throw new OperatorError(listening?.problem ?? 'Der Gesundheitsport antwortet nicht.')
  }
  const reply = (message: Reply) => thread.postMessage(message)
  let last: Health | undefined
  thread.on('message', async (question: number) => {
    reply({ question })
    const hasSpoken = listen()
    const health = ask()
    const inTime = await Promise.race([health, wait(limits.answer - limits.lead, undefined, { ref: false })])
    if (inTime) last = inTime
    // A database with much to do answers others, if not this question: then the process is what it was.
    reply({ question, health: inTime ?? (last !== undefined && hasSpoken() ? last : await health) })
  })
  return {
    url: listening.url,
    async stop() {
      await thread.terminate()
    },
  }
}
