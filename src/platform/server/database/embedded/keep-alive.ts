import { setTimeout as wait } from 'node:timers/promises'
import { isAlive, type PostmasterFile } from './postmaster-file.ts'

const lookEvery = 250

/**
 * Watches PostgreSQL and restarts it when it dies. By polling, because one we took over is not our child; sessions
 * notice the loss immediately anyway.
 */
export function keepAlive(
  first: PostmasterFile,
  options: { restart: () => Promise<PostmasterFile>; log: (message: string) => void },
) {
  let pid = first.pid
  let isStopping = false
  let restarting: Promise<void> | undefined

  const timer = setInterval(() => {
    if (isStopping || restarting || isAlive(pid)) return
    options.log(`PostgreSQL (Prozess ${pid}) ist ausgefallen und wird neu gestartet`)
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, lookEvery)
  timer.unref()

  async function restart() {
    try {
      pid = (await options.restart()).pid
      options.log(`PostgreSQL läuft wieder (Prozess ${pid})`)
    } catch (error) {
      options.log(`PostgreSQL startet nicht: ${error instanceof Error ? error.message : error}`)
      await wait(1000, undefined, { ref: false })
    }
  }

  return {
    pid: () => pid,
    async stop(stopProcess: (pid: number) => Promise<void>) {
      isStopping = true
      clearInterval(timer)
      await restarting
      await stopProcess(pid)
    },
  }
}
