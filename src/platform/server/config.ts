import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isClamd, isHttp, isNameServer, isOrigin, isS3, isSmtp, keys, postgres, whole } from './config-values.ts'
import { OperatorError } from './process/report.ts'
import { isClusterAddress } from './search/opensearch/address.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const
const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '::1']

/**
 * Everything that can be configured, by the name of its variable. Each has a line in `.env.example` and
 * docs/configuration.md.
 */
const environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'eine Adresse oder ein Rechnername, zum Beispiel 127.0.0.1')
    .default('127.0.0.1'),
  PORT: whole(1, 65_535).default(3000),
  /** `web` serves people, `worker` does background work; `all` is both. */
  ROLE: z.enum(['all', 'web', 'worker'], 'all, web oder worker').default('all'),
  /** Whether a start updates the schema, or waits until `npm run migrate` has. */
  MIGRATE: z.enum(['start', 'wait'], 'start oder wait').default('start'),
  /** Seconds between the 503 on /readyz and the last new request, when told to stop. */
  DRAIN_DELAY: whole(0, 600).default(0),
  /** Seconds for requests, mainly uploads, to finish after that. */
  DRAIN_LIMIT: whole(1, 600).default(30),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgres().optional(),
  /** Of the role that owns the tables and migrates them; absent: DATABASE_URL is used. */
  DATABASE_OWNER_URL: postgres('eigentuemer').optional(),
  /** Bypasses the pooler in DATABASE_URL; absent: there is none. */
  DATABASE_DIRECT_URL: postgres().optional(),
  /** A standby for what everybody may see; absent: that is read where it is written, too. */
  DATABASE_READ_URL: postgres().optional(),
  DATABASE_POOL_SIZE: whole(1, 500).default(10),
  /** How long people may wait for a statement, for a lock, and for us within a transaction; seconds. */
  DATABASE_STATEMENT_SECONDS: whole(1, 3600).default(10),
  DATABASE_LOCK_SECONDS: whole(1, 3600).default(5),
  DATABASE_IDLE_SECONDS: whole(1, 3600).default(15),
  DEMO: z.enum(['on', 'off'], 'on oder off').optional(),
  APP_URL: z
    .string()
    .refine(isOrigin, 'eine Adresse ohne Pfad, zum Beispiel https://stellwerk.example')
    .transform((value) => new URL(value).origin)
    .optional(),
  AUTH_SECRET: z.string().min(32, 'ein Geheimnis mit mindestens 32 Zeichen (openssl rand -base64 32)').optional(),
  /** Other trusted secrets: earlier ones, or the next. */
  AUTH_SECRET_OLD: keys('weitere Geheimnisse mit je mindestens 32 Zeichen und Leerzeichen dazwischen').optional(),
  /** Seals the audit log; absent: a key derived from AUTH_SECRET. */
  AUDIT_KEY: z.string().min(32, 'ein Geheimnis mit mindestens 32 Zeichen (openssl rand -base64 32)').optional(),
  /** Earlier keys (or earlier AUTH_SECRETs) that are still trusted. */
  AUDIT_KEY_OLD: keys('frühere Geheimnisse mit Leerzeichen dazwischen').optional(),
  /** Absent: mails stay in the outbox and are read there. */
  SMTP_URL: z.string().refine(isSmtp, 'eine Adresse wie smtps://name:passwort@mail.example:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      'ein Absender wie „Stellwerk <post@stellwerk.example>“',
    )
    .default('Stellwerk <noreply@stellwerk.example>'),
  /** Absent: uploads are not scanned. Present: nothing is kept that was not scanned. */
  CLAMD_URL: z
    .string()
    .refine(isClamd, 'eine Adresse wie tcp://127.0.0.1:3310 oder unix:///run/clamav/clamd.ctl')
    .optional(),
  /** Absent: files lie in the data directory. */
  S3_URL: z
    .string()
    .refine(isS3, 'eine Adresse wie https://schluessel:geheimnis@s3.example/bucket?region=eu-central-1')
    .optional(),
  /** Absent: the keys of stored files lie beside them, in a folder of their own. */
  KEYS_URL: z
    .string()
    .refine(isS3, 'eine Adresse wie https://schluessel:geheimnis@s3.example/bucket?region=eu-central-1')
    .optional(),
  /** Absent: every process keeps the search indexes in its own memory. */
  OPENSEARCH_URL: z
    .string()
    .refine(isClusterAddress, 'eine Adresse wie https://name:passwort@eins.example:9200,zwei.example:9200')
    .optional(),
  OPENSEARCH_SHARDS: whole(1, 64).default(1),
  /** File with the certificate that signs those of the cluster; absent: the system's. */
  OPENSEARCH_CA: z.string().refine(existsSync, 'eine Datei mit einem Zertifikat (PEM)').optional(),
  /** Name servers asked when a company proves its domain; absent: those of the system. */
  VERIFICATION_DNS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (servers) => servers.every(isNameServer),
      'IP-Adressen von Nameservern, zum Beispiel 9.9.9.9,[2620:fe::fe]:53',
    )
    .optional(),
  /** Number of reverse proxies in front whose X-Forwarded-For entries are trusted. */
  TRUST_PROXY: whole(0, 10).default(0),
  /** Whether browsers should reach every host below our own only over https; used when APP_URL is https. */
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], 'on oder off').default('on'),
  /** Backups are encrypted for it, and opened by its secret half (age-encryption.org). */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z\d]{20,100}$/, 'ein öffentlicher Schlüssel age1… (age-keygen)')
    .optional(),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[A-Z\d]{20,100}$/, 'ein geheimer Schlüssel AGE-SECRET-KEY-1…')
    .optional(),
  /** `/readyz` on a port of its own, for a balancer: answered also while the process has too much to do. */
  HEALTH_PORT: whole(1, 65_535).optional(),
  /** `/metrics` on a port of its own. */
  METRICS_PORT: whole(1, 65_535).optional(),
  /** `/metrics` beside the pages, for who sends `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().min(32, 'ein Geheimnis mit mindestens 32 Zeichen (openssl rand -base64 32)').optional(),
  /** Where traces are sent, by OTLP over HTTP; absent: none are recorded. The SDK reads more variables of this name. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().refine(isHttp, 'eine Adresse wie http://collector.example:4318').optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `einer von ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'eine Zahl von 0 bis 1')
    .transform(Number)
    .default(1),
  LOG_LEVEL: z.enum(logLevels, `eine der Stufen ${logLevels.join(', ')}`).default('info'),
  /** The one project that feedback is sent to; whether people are asked is a platform setting. */
  FEEDBACK_PROJECT: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'eine Kennung aus Buchstaben, Ziffern, - und _')
    .default('stellwerk'),
})

/** An invalid value. The message is German, names each variable and says what is expected. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export type Config = ReturnType<typeof loadConfig>

/** The configuration of a running process: the start has filled in database and secret. */
export type RunningConfig = Config & { DATABASE_URL: string; AUTH_SECRET: string }

/**
 * Reads and checks the configuration; pure, so that a test can pass any environment. An empty variable counts as absent
 * (compose files set them so).
 * @throws {ConfigError} with one German sentence for each invalid variable
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>) {
  const parsed = environment.safeParse(withoutEmpty(env))
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0])
        return `${name} ist falsch gesetzt („${shown(name, env[name])}“): Erwartet wird ${issue.message}.`
      }),
    )
  }
  const values = parsed.data
  const isDemo = values.DEMO ? values.DEMO === 'on' : !values.DATABASE_URL
  refuseUnsafe(values, isDemo)
  return {
    ...values,
    /** Absolute path. */
    DATA_DIR: path.resolve(values.DATA_DIR),
    /** Demo data and demo accounts; on by default only with the embedded database. */
    DEMO: isDemo,
    /** Origin of Stellwerk for its users; no trailing slash. */
    APP_URL: values.APP_URL ?? localUrl(values.HOST, values.PORT),
  }
}

let running: RunningConfig | undefined

/**
 * The configuration of this process, read once from `process.env`.
 * @throws {ConfigError} also when DATABASE_URL or AUTH_SECRET is missing, which the start sets
 */
export function getConfig(): RunningConfig {
  if (running) return running
  const config = loadConfig(process.env)
  const { DATABASE_URL, AUTH_SECRET } = config
  if (!DATABASE_URL || !AUTH_SECRET) {
    throw new ConfigError([
      'DATABASE_URL und AUTH_SECRET fehlen: Stellwerk wird mit „npm start“ gestartet, das beide bereitstellt.',
    ])
  }
  running = { ...config, DATABASE_URL, AUTH_SECRET }
  return running
}

function refuseUnsafe(values: z.infer<typeof environment>, isDemo: boolean) {
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (values[name] === undefined || values.DATABASE_URL) continue
    throw new ConfigError([
      `DATABASE_URL fehlt: Neben ${name} wird die Adresse erwartet, mit der die Anwendung arbeitet.`,
    ])
  }
  if (values.DATABASE_URL && !values.AUTH_SECRET) {
    throw new ConfigError([
      'AUTH_SECRET fehlt: Mit DATABASE_URL wird ein Geheimnis mit mindestens 32 Zeichen erwartet (openssl rand -base64 32).',
    ])
  }
  if (isDemo && values.DEMO !== 'on' && !loopbackHosts.includes(values.HOST)) {
    throw new ConfigError([
      `HOST ist falsch gesetzt („${values.HOST}“): Die Demo mit ihren bekannten Konten ist nur auf diesem Rechner erreichbar. ` +
        'Erwartet wird 127.0.0.1, DEMO=off für den Betrieb ohne Demodaten oder DEMO=on, wenn die Demo öffentlich sein soll.',
    ])
  }
}

function localUrl(host: string, port: number) {
  const isWildcard = host === '0.0.0.0' || host === '::'
  const name = isWildcard ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return new URL(`http://${name}:${port}`).origin
}

function withoutEmpty(env: Readonly<Record<string, string | undefined>>) {
  const known = Object.keys(environment.shape).map((name) => [name, env[name]?.trim()])
  return Object.fromEntries(known.filter(([, value]) => value))
}

/** Never repeats a secret or the password of a URL on a screen or in a log. */
function shown(name: string, value = '') {
  if (
    name === 'METRICS_TOKEN' ||
    name === 'BACKUP_IDENTITY' ||
    name.startsWith('AUTH_SECRET') ||
    name.startsWith('AUDIT_KEY') ||
    name.endsWith('_URL') ||
    name.endsWith('_ENDPOINT')
  )
    return value.replace(/.+/s, '…')
  return value.slice(0, 80)
}
