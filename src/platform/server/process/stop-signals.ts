const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls back once when the process is asked to end: a signal, or the launcher that handed over to us has died.
 * npm passes a Ctrl-C on that we have already had; repetitions are ignored.
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
