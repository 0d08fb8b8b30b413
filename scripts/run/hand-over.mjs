import { spawn } from 'node:child_process'
import process from 'node:process'
import { say } from './say.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in our place: passes signals on, returns its exit code. It notices our death by the channel.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function handOver(command, args) {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  return waitFor(child, (signal) => child.kill(signal))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(signal: NodeJS.Signals) => void} pass
 * @returns {Promise<number>}
 */
export function waitFor(child, pass) {
  const handlers = signals.map((signal) => [signal, () => pass(signal)])
  for (const [signal, handler] of handlers) process.on(signal, handler)
  return new Promise((resolve) => {
    const done = (code) => {
      for (const [signal, handler] of handlers) process.off(signal, handler)
      resolve(code)
    }
    child.on('error', (error) => {
      say(error.message, 'fatal')
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)))
  })
}
