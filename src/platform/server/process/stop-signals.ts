const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Calls back once when the process is asked to end: a signal, or the supervisor that started us has died. npm repeats a
 * Ctrl-C that we have already received; repetitions are ignored.
 * @returns the function that ends it
 */
export function onStop(stop: (reason: string) => void): () => void {
  let isStopping = false
  const once = (reason: string) => {
    if (isStopping) return
    isStopping = true
    stop(reason)
  }
  const disconnected = () => once('disconnect')
  for (const signal of signals) process.on(signal, once)
  if (process.channel) process.on('disconnect', disconnected)
  return () => {
    for (const signal of signals) process.off(signal, once)
    process.off('disconnect', disconnected)
  }
}
