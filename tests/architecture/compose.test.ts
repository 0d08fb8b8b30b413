import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '~/platform/server/config'
import { root } from '../../scripts/house/paths.ts'

const FILES = ['compose.yaml', 'deploy/compose.three-nodes.yaml']
/** What an operator sets (docs/operations.md). */
const EXAMPLES: Readonly<Record<string, string>> = {
  APP_URL: 'https://jobs.firma.example',
  AUTH_SECRET: 'Zm9ydHktZm91ciBjaGFyYWN0ZXJzIG9mIGJhc2U2NCE=',
  POSTGRES_PASSWORD: '0123456789abcdef',
  DATABASE_PASSWORD: 'fedcba9876543210',
  S3_KEY: 'stellwerk',
  S3_SECRET: '0123456789abcdef',
  METRICS_TOKEN: '0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtps://name:passwort@mail.firma.example:465',
  MAIL_FROM: 'jobs@firma.example',
}
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

// Debian's podman-compose passes `${NAME:-}` on as it stands, and the product refuses that as an address. A blank is
// nothing to the product.
test.each(FILES)('what may be left out in %s is left out everywhere', (file) => {
  const text = textOf(file)
  expect(text).toMatch(/\$\{SMTP_URL:- \}/)
  expect(text.match(/\$\{\w+:?-\}/g)).toBeNull()
})

// Of a list of words it keeps only plain ones.
test.each(FILES)('a health check that is no plain words goes by a shell: %s', (file) => {
  const text = textOf(file)
  expect(text).toMatch(/- CMD-SHELL\n\s+- 'node -e/)
  expect(text).not.toMatch(/- CMD\n|\[CMD,/)
})

test.each(FILES)('the product takes every setting that %s gives it', (file) => {
  const { DATABASE_URL, ...settings } = settingsOf(textOf(file))
  expect(DATABASE_URL).toContain('@postgres')
  expect(() => loadConfig({ DATABASE_URL, ...settings })).not.toThrow()
  // It does look at them.
  for (const name of Object.keys(settings).filter((key) => /^(?!SMTP).*_URL$/.test(key)))
    expect(() => loadConfig({ DATABASE_URL, ...settings, [name]: 'no address' }), name).toThrow(name)
})

// tests/engines/haproxy-names.test.ts says why.
test('the balancer asks for the names of its nodes again and again, for all kinds of requests', () => {
  const lines = textOf('deploy/haproxy.cfg').match(/^ {2}default-server .*$/gm) ?? []
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => !line.includes(' resolvers names '))).toEqual([])
})

// tests/engines/haproxy-file.test.ts says whether it is the one that is tested.
test('one version of HAProxy ships, and is named everywhere', () => {
  const files = ['deploy/compose.three-nodes.yaml', 'deploy/haproxy.cfg', 'docs/operations.md']
  const named = files.map((file) => [...textOf(file).matchAll(/haproxy[ :](\d+\.\d+)/gi)].map(([, version]) => version))
  expect(named.filter((versions) => versions.length === 0)).toEqual([])
  expect(new Set(named.flat()).size).toBe(1)
})

// Otherwise nobody confirms what the promoted one writes, and nothing is acknowledged any more.
test('each PostgreSQL of the three nodes follows whoever leads, and may miss a start of it', () => {
  const text = textOf('deploy/compose.three-nodes.yaml')
  const servers = /SERVERS: (\S+)/.exec(text)?.[1]
  expect(settingsOf(text).DATABASE_URL).toContain(`@${servers}/`)
  expect(text).toContain('- wal_keep_size=')
  const following = textOf('deploy/postgres/standby.sh')
  expect(following).toContain('host=$SERVERS ')
  expect(following).toContain('target_session_attrs=read-write')
})

/** The settings of all services of the product, with something in place of each variable of the environment. */
function settingsOf(text: string): Record<string, string> {
  const own = text.split('\n').filter((line) => /^ {4,6}[A-Z][A-Z_\d]+: \S/.test(line))
  const pairs = own.map((line): [string, string] => {
    const [name = '', ...rest] = line.trim().split(': ')
    const value = rest.join(': ').replace(/^"(.*)"$/, '$1')
    return [
      name,
      value.replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_, key: string, or = '') => EXAMPLES[key] ?? or.trim()),
    ]
  })
  return Object.fromEntries(
    pairs.filter(([name]) => !/^(?:POSTGRES_|SERVERS|OPENSEARCH_JAVA|DISABLE_|S3_KEY|S3_SECRET)/.test(name)),
  )
}
