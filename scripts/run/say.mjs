import process from 'node:process'

/**
 * A sentence for a person at a terminal, else a line of the log, in the shape of src/platform/server/process/report.ts.
 * @param {string} sentence
 * @param {'info' | 'fatal'} [level]
 */
export function say(sentence, level = 'info') {
  const stream = level === 'fatal' ? process.stderr : process.stdout
  const line = { level, time: new Date().toISOString(), pid: process.pid, msg: sentence.trim() }
  stream.write(`${stream.isTTY ? sentence : JSON.stringify(line)}\n`)
}
