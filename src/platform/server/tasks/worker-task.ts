import { createRequire, getCompileCacheDir } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

/** A task that took too long, needed too much memory, or broke. */
export class TaskFault extends Error {
  override name = 'TaskFault'
}

/**
 * What a thread has to know of the process: where compiled code is cached, if at all. With the cache a thread starts in
 * half the time.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  // Below the chosen directory, named after this version of Node.
  const directory = getCompileCacheDir()
  return directory === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(directory) }
}

type Limits = { milliseconds: number; megabytes: number }

/**
 * Runs one task in a thread of its own, which ends with it: data of strangers is parsed where it can neither block nor
 * exhaust the process. The thread gets `message` as `workerData` and posts its one answer.
 * @param name an entry of `imports` in package.json
 * @throws TaskFault
 */
export function runTask(name: `#${string}`, message: unknown, limits: Limits): Promise<unknown> {
  const worker = new Worker(createRequire(import.meta.url).resolve(name), {
    workerData: message,
    execArgv: [],
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new TaskFault('too slow')), limits.milliseconds)
  worker.once('message', resolve)
  worker.once('error', (error) => reject(new TaskFault(error instanceof Error ? error.message : 'broken')))
  worker.once('exit', () => reject(new TaskFault('no answer')))
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
