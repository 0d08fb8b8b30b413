import process from 'node:process'

const lookEvery = 200

/**
 * npm passes a signal to the shell between it and us, and that shell dies without telling us. So when npm started us
 * and dies, we send ourselves the signal that was lost.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event || process.ppid <= 1) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery)
  timer.unref()
}
