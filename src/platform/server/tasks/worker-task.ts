import { fork } from 'node:child_process'
import { createRequire, getCompileCacheDir } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { memoryRoom } from './memory-room.ts'

/** A task that took too long, needed too much memory, or broke. */
export class TaskFault extends Error {
  override name = 'TaskFault'
}

/**
 * What a thread or a task has to know of the process: where compiled code is cached, if at all. With the cache it starts
 * in half the time.
 */
export function threadEnvironment(): NodeJS.ProcessEnv {
  // Below the chosen directory, named after this version of Node.
  const directory = getCompileCacheDir()
  return directory === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(directory) }
}

type Limits = { milliseconds: number; megabytes: number }

/**
 * Runs one task in a process of its own, which ends with it: data of strangers is parsed where it can neither block nor
 * exhaust this one. A thread alone would not do: a single large array ends the process of a thread whose heap is full,
 * and what lies outside of the heap has no limit. The thread in there gets `message` as `workerData` and posts its one
 * answer. It waits until its memory fits beside that of other tasks and pictures.
 * @param name an entry of `imports` in package.json
 * @throws TaskFault
 */
export function runTask(name: `#${string}`, message: unknown, limits: Limits): Promise<unknown> {
  // What `task-host.ts` lets it have at most.
  return memoryRoom.use(2 * limits.megabytes, () => runNow(name, message, limits))
}

function runNow(name: `#${string}`, message: unknown, { milliseconds, megabytes }: Limits): Promise<unknown> {
  const { resolve: fileOf } = createRequire(import.meta.url)
  const host = fork(fileOf('#task-host'), [], {
    execArgv: [],
    env: threadEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  giveWay(host.pid)
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new TaskFault('too slow')), milliseconds)
  host.once('message', (said) => resolve(answerIn(said)))
  host.on('error', (error) => reject(new TaskFault(error.message)))
  host.once('exit', () => reject(new TaskFault('no answer')))
  host.send({ file: fileOf(name), message, megabytes }, (error) => {
    if (error) reject(new TaskFault(error.message))
  })
  return promise.finally(() => {
    clearTimeout(timer)
    host.kill('SIGKILL')
  })
}

/** Pages go first when both want the processor. Set before the process has threads, which inherit it. */
function giveWay(pid: number | undefined) {
  if (pid === undefined) return
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system allows no change.
  }
}

function answerIn(said: unknown): unknown {
  return typeof said === 'object' && said !== null && 'answer' in said ? said.answer : undefined
}
