import { isIP } from 'node:net'
import { z } from 'zod'
import { SESSION_KINDS, sessionKindOf } from './database/servers/hosts.ts'

// What single variables of the configuration accept.

/** Not new URL(): an address with a socket (postgresql://name@/db?host=/run/…) has no host and is valid. */
const POSTGRES_URL = /^postgres(?:ql)?:\/\/[^\s/]*\/[^\s/?]+(?:\?\S+)?$/

/** An address of PostgreSQL. @param name the role in the example of the message */
export function postgres(name = 'name') {
  return z
    .string()
    .regex(POSTGRES_URL, `eine PostgreSQL-Adresse wie postgresql://${name}:passwort@rechner:5432/stellwerk`)
    .refine(hasKnownSessionKind, `als target_session_attrs eines von ${SESSION_KINDS.join(', ')}`)
}

function hasKnownSessionKind(address: string) {
  const kind = sessionKindOf(address)
  return kind === undefined || SESSION_KINDS.some((known) => known === kind)
}

/** A whole number in digits. */
export function whole(min: number, max: number) {
  const expected = `eine ganze Zahl von ${min} bis ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { message: expected, abort: true })
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected)
}

/** Several secrets with spaces between them. @param expected what to say otherwise */
export function keys(expected: string) {
  return z
    .string()
    .transform((value) => value.split(/\s+/))
    .refine((secrets) => secrets.every((secret) => secret.length >= 32), expected)
}

/** Whether it is `smtp://` or `smtps://` with a host. */
export function isSmtp(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  // Without a host mails would go to this machine.
  return /^smtps?:$/.test(protocol) && hostname !== ''
}

/** Whether it is an address of the web. */
export function isHttp(value: string) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** Whether it is `tcp://host:port` or `unix:///path`. */
export function isClamd(value: string) {
  return URL.canParse(value) && /^(?:tcp:\/\/[^/]+|unix:\/\/\/.+)$/.test(value)
}

/** Whether it is an IP address, with or without a port. */
export function isNameServer(value: string) {
  const [, host = value] = /^\[([\da-f:]+)\](?::\d{1,5})?$/i.exec(value) ?? /^([\d.]+):\d{1,5}$/.exec(value) ?? []
  return isIP(host) !== 0
}

/** Whether it is an address with key, secret and bucket. */
export function isS3(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, pathname } = new URL(value)
  // Names that need no encoding in a path, so that the signed path is the one sent.
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && /^(?:\/[\w.-]+)+\/?$/.test(pathname)
}

/** Whether it is an address of the web without a path. */
export function isOrigin(value: string) {
  if (!URL.canParse(value)) return false
  const parsed = new URL(value)
  return (
    (parsed.protocol === 'http:' || parsed.protocol === 'https:') &&
    value.replace(/\/$/, '').toLowerCase() === parsed.origin
  )
}
