// A process of its own for one task (see `runTask`): it runs the task in a thread and watches over it.
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

type Task = { file: string; message: unknown; megabytes: number }

/** How often the memory is looked at, milliseconds. */
const PULSE = 50

process.once('message', run)
// Nobody waits for the answer any more.
process.once('disconnect', () => process.exit())
onLinux('oom_score_adj', '1000')
onLinux('coredump_filter', '0')

function run({ file, message, megabytes }: Task) {
  const idle = memory()
  // Twice: what a parser unpacks lies outside of the heap that a thread's limit bounds.
  const most = idle + 2 * megabytes * 1_000_000
  setInterval(() => {
    if (memory() > most) process.exit(1)
  }, PULSE)
  const worker = new Worker(file, {
    workerData: message,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  worker.once('message', (answer) => process.send?.({ answer }, () => process.exit()))
  worker.once('error', () => process.exit(1))
}

/** Bytes of memory that this process has; where Linux has no /proc, the most it ever had. */
function memory(): number {
  try {
    return process.memoryUsage.rss()
  } catch {
    return process.resourceUsage().maxRSS * 1024
  }
}

/**
 * Should the machine's memory run out, this process goes before all others; should it break off, no copy of its memory,
 * which holds a stranger's document, is left on the disk.
 */
function onLinux(setting: string, value: string) {
  try {
    writeFileSync(`/proc/self/${setting}`, value, { flag: 'r+' })
  } catch {
    // Elsewhere there is nothing to set.
  }
}
