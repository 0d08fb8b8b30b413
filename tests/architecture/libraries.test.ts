import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

test('how soon libraries are renewed is said, and the worst is the soonest', () => {
  const [, section = ''] = read('SECURITY.md').split('\n## Libraries\n')
  const days = [...section.matchAll(/\| (\d+) days /g)].map(([, count]) => Number(count))
  expect(days).toHaveLength(4)
  expect(days).toEqual([...days].sort((a, b) => a - b))
})

test('weaknesses are asked for more often than the shortest time, and new versions more often than the longest', () => {
  const audit = read('.github/workflows/libraries.yml')
  expect(audit).toMatch(/cron: ["']\d+ \d+ \* \* \*["']/)
  // Everything with a deadline in SECURITY.md, in all packages, with a failing run when there is something.
  expect(audit).toMatch(/run: npm audit --audit-level=low$/m)
  expect(audit).not.toMatch(/continue-on-error|\|\| true/)
  expect(read('.github/dependabot.yml')).toMatch(
    /package-ecosystem: npm\n {4}directory: \/\n {4}schedule:\n {6}interval: (?:daily|weekly)/,
  )
})
