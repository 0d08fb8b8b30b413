const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls back once when the process is asked to end: a signal, or the supervisor that started us has died. npm repeats a
 * Ctrl-C that we have already received; repetitions are ignored.
 */
export function onStop(stop: (reason: string) => void): void {
  let isStopping = false
  const once = (reason: string) => {
    if (isStopping) return
    isStopping = true
    stop(reason)
  }
  for (const signal of signals) process.on(signal, () => once(signal))
  if (process.channel) process.on('disconnect', () => once('disconnect'))
}
