import { say } from '../../../src/platform/server/process/report.ts'
import type { StartedEngine } from '../running/engine-room.ts'
import { findClamd, startClamAv } from './clamav.ts'
import { findHaproxy, startHaproxy } from './haproxy.ts'
import { buildK6, startK6 } from './k6.ts'
import { fetchOpenSearch, startOpenSearch } from './opensearch/opensearch.ts'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres/postgres.ts'
import { versions } from './postgres/programs.ts'
import { buildMinio, startS3 } from './s3.ts'
import { countOf, startSmtpSink } from './smtp-sink.ts'
import { buildToxiproxy, startToxiproxy } from './toxiproxy.ts'

/** What was said on the command line: values by option, and the rest. */
export type Said = {
  count: (option: string) => number | undefined
  texts: (option: string) => string[]
  rest: readonly string[]
}

type Command = {
  /** Besides `--directory`. */
  options: readonly string[]
  usage: string
  /** Finds, installs or builds the program; missing where it comes with npm. */
  find?: (signal: AbortSignal) => Promise<unknown>
  start: (said: Said, always: { directory?: string; signal: AbortSignal }) => Promise<StartedEngine>
}

const withPort = { options: ['port'], usage: '[--port N]' }

/** What `npm run engine` can start, by name. */
export const commands: Readonly<Record<string, Command>> = {
  s3: { ...withPort, find: buildMinio, start: ({ count }, always) => startS3({ port: count('port'), ...always }) },
  clamav: {
    ...withPort,
    find: findClamd,
    start: ({ count }, always) => startClamAv({ port: count('port'), ...always }),
  },
  toxiproxy: {
    ...withPort,
    find: buildToxiproxy,
    start: ({ count }, always) => startToxiproxy({ port: count('port'), ...always }),
  },
  smtp: {
    ...withPort,
    start: async ({ count }) => {
      const sink = await startSmtpSink({ port: count('port'), keepsText: false })
      const stop = () => sink.stop().then(() => say(countOf(sink.received)))
      return { ...sink, stop }
    },
  },
  haproxy: {
    options: ['port', 'node'],
    find: findHaproxy,
    usage: '[--port N] --node http://127.0.0.1:3001 --node …',
    start: ({ count, texts }, always) =>
      startHaproxy({ port: count('port'), nodes: texts('node').map((address) => ({ address })), ...always }),
  },
  postgres: {
    options: ['version', 'standbys'],
    usage: `[--version ${versions.join('|')}] [--standbys N]`,
    start: ({ count, texts }, always) => {
      const version = versions.find((known) => texts('version').includes(known))
      return startPostgres({ version, standbys: count('standbys'), ...always })
    },
  },
  pgbouncer: {
    options: ['port', 'database'],
    find: findPgBouncer,
    usage: '[--port N] --database postgresql://…',
    start: ({ count, texts }, always) => {
      const [database = ''] = texts('database')
      return startPgBouncer({ port: count('port'), database, ...always })
    },
  },
  opensearch: {
    options: ['nodes', 'heap'],
    find: fetchOpenSearch,
    usage: '[--nodes N] [--heap MEGABYTES]',
    start: ({ count }, always) =>
      startOpenSearch({ nodes: count('nodes') ?? 3, heap: count('heap'), isForSpeed: true, ...always }),
  },
  k6: {
    options: [],
    find: buildK6,
    usage: 'SCRIPT',
    start: ({ rest: [script = ''] }, always) => startK6({ script, ...always }),
  },
}
