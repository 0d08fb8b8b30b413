// `npm run bench:import [-- COUNT]`: how many schema.org postings per second `import:job-postings` imports into an
// empty database, how many when the same file comes again, and how many when every line has changed. Texts of real
// length, five companies in a hundred lines.
import { spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { line } from './import/line.ts'

const COUNT = Number(process.argv[2] ?? 20_000)
const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'stellwerk-bench-'))
const file = path.join(directory, 'postings.jsonl')

try {
  await fs.writeFile(file, Array.from({ length: COUNT }, (_, index) => line(index)).join('\n'))
  console.log(
    `${COUNT} postings, ${((await fs.stat(file)).size / COUNT / 1000).toFixed(1)} kB each, load ${os.loadavg()[0]?.toFixed(1)}`,
  )
  console.log('First run:')
  await run()
  console.log('Same file again:')
  await run()
  await fs.writeFile(file, Array.from({ length: COUNT }, (_, index) => line(index, 4300)).join('\n'))
  console.log('Every line changed:')
  await run()
} finally {
  await fs.rm(directory, { recursive: true, force: true })
}

function run(): Promise<void> {
  const script = path.resolve(import.meta.dirname, '../scripts/run.mjs')
  const env = { ...process.env, DATA_DIR: path.join(directory, 'data'), DATABASE_URL: '', DEMO: 'off' }
  const child = spawn(process.execPath, [script, 'import:job-postings', file, '--create-companies'], {
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`import ended with ${code}`))))
  })
}
