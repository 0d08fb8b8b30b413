import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type EngineProcess, engineProcess, type ProgramToRun } from './engine-process.ts'
import { guard } from './guard.ts'

/** What every starter takes. */
export type StartOptions = {
  /** Its data are in a new directory below this one; the system's for temporary files if nothing is said. */
  directory?: string
  /** Ends the installing or building of its program. */
  signal?: AbortSignal
}

/** A running engine. */
export type StartedEngine = {
  /** Where it answers, for a person. */
  address: string
  /** What to set in the product's environment. */
  env: Readonly<Record<string, string>>
  processes: readonly EngineProcess[]
  /** Ends it and removes its data. */
  stop: () => Promise<void>
}

/** What a starter works with. */
export type Room = {
  /** Of its own, and empty. */
  directory: string
  /** Starts a program there and waits until it is ready. */
  run: (program: ProgramToRun) => Promise<EngineProcess>
  /** Has another directory removed with its own. */
  owns: (directory: string) => void
}

/**
 * Starts an engine in a directory of its own. When that fails, what was started is ended and the directory removed.
 * @param name in the name of the directory
 */
export async function inRoom<Started extends Omit<StartedEngine, 'processes' | 'stop'>>(
  name: string,
  parent: string | undefined,
  start: (room: Room) => Promise<Started>,
): Promise<Started & StartedEngine> {
  const directory = fs.mkdtempSync(path.join(parent ?? os.tmpdir(), `stellwerk-engine-${name}-`))
  const directories = new Map([[directory, guard(directory)]])
  const processes: EngineProcess[] = []
  const owns = (other: string) => void directories.set(other, guard(other))
  async function run(program: ProgramToRun): Promise<EngineProcess> {
    const log = path.join(directory, `${path.basename(program.command)}-${processes.length + 1}.log`)
    const process = engineProcess(program, directory, log)
    processes.push(process)
    await process.start()
    return process
  }
  async function stop(): Promise<void> {
    await Promise.all(processes.map((process) => process.stop()))
    for (const [each, forget] of directories) {
      fs.rmSync(each, { recursive: true, force: true, maxRetries: 5 })
      forget()
    }
  }
  try {
    return { ...(await start({ directory, run, owns })), processes, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
