// `npm run bench:import [-- COUNT]`: how many schema.org postings a second `import:job-postings` takes into an empty
// database, how many when the same file comes again, and how many when every line has changed. Texts of real length, five companies in a hundred lines.
import { spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

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

function line(index: number, maxValue = 4200): string {
  const pick = <Item>(items: readonly Item[], step: number) => items[Math.floor(index / step) % items.length]
  const title = pick(['Zerspanungsmechaniker', 'Pflegefachkraft', 'Softwareentwickler Java', 'Koch', 'Lagerist'], 1)
  const [postalCode, addressLocality] =
    pick(
      [
        ['33602', 'Bielefeld'],
        ['10115', 'Berlin'],
        ['80331', 'München'],
      ] as const,
      5,
    ) ?? []
  const duties = Array.from(
    { length: 12 },
    (_, duty) =>
      `<li>Aufgabe ${duty} in Schicht ${index % 97}: Planung, Ausführung und Übergabe mit Kolleginnen und Kollegen</li>`,
  )
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: `${title} (m/w/d)`,
    description: `<p>Wir suchen Verstärkung für unser Team.</p><h3>Aufgaben</h3><ul>${duties.join('')}</ul><h3>Ihr Profil</h3><ul>${duties.slice(0, 6).join('')}</ul><h3>Wir bieten</h3><p>30 Tage Urlaub, Weihnachtsgeld und Fortbildung.</p>`,
    hiringOrganization: { '@type': 'Organization', name: `Betrieb ${Math.floor(index / 20)} GmbH` },
    jobLocation: { '@type': 'Place', address: { postalCode, addressLocality, addressCountry: 'DE' } },
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'EUR', value: { minValue: 3000 + (index % 900), maxValue, unitText: 'MONTH' } },
    datePosted: '2026-11-01',
    identifier: { '@type': 'PropertyValue', value: `B-${index}` },
  })
}
