import { say } from '../../../src/platform/server/process/say.ts'
import type { StartedEngine } from '../running/engine-room.ts'
import { startClamAv } from './clamav.ts'
import { startHaproxy } from './haproxy.ts'
import { startK6 } from './k6.ts'
import { startOpenSearch } from './opensearch/opensearch.ts'
import { startPgBouncer } from './pgbouncer.ts'
import { startPostgres } from './postgres/postgres.ts'
import { versions } from './postgres/programs.ts'
import { startS3 } from './s3.ts'
import { countOf, startSmtpSink } from './smtp-sink.ts'
import { startToxiproxy } from './toxiproxy.ts'

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
  start: (said: Said, always: { directory?: string; signal: AbortSignal }) => Promise<StartedEngine>
}

const withPort = { options: ['port'], usage: '[--port N]' }

/** What `npm run engine` can start, by name. */
export const commands: Readonly<Record<string, Command>> = {
  s3: { ...withPort, start: ({ count }, always) => startS3({ port: count('port'), ...always }) },
  clamav: { ...withPort, start: ({ count }, always) => startClamAv({ port: count('port'), ...always }) },
  toxiproxy: { ...withPort, start: ({ count }, always) => startToxiproxy({ port: count('port'), ...always }) },
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
    usage: '[--port N] --node http://127.0.0.1:3001 --node …',
    start: ({ count, texts }, always) => startHaproxy({ port: count('port'), nodes: texts('node'), ...always }),
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
    usage: '[--port N] --database postgresql://…',
    start: ({ count, texts }, always) => {
      const [database = ''] = texts('database')
      return startPgBouncer({ port: count('port'), database, ...always })
    },
  },
  opensearch: {
    options: ['nodes', 'heap'],
    usage: '[--nodes N] [--heap MEGABYTES]',
    start: ({ count }, always) => startOpenSearch({ nodes: count('nodes') ?? 3, heap: count('heap'), ...always }),
  },
  k6: {
    options: [],
    usage: 'SCRIPT',
    start: ({ rest: [script = ''] }, always) => startK6({ script, ...always }),
  },
}
