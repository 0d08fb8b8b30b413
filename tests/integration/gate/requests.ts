import type { Random } from '~/lib/random'
import { writeInput } from '~/platform/client/calls/write-input'
import { FORMS } from './forms'
import { honestValue, hostileText } from './values'

export const ORIGIN = 'http://stellwerk.test'
const HEADERS = { origin: ORIGIN, 'x-request-id': 'test', 'x-client-ip': '192.0.2.1' }
/** Public procedures whose schemas accept nothing generated: a legitimate input is refused at its fields. */
const READ = 'jobPosting.byId'
const WRITE = 'feedback.send'

/** Characters of an input in an address. */
const LONGEST = 7_500

/** A request to one of the endpoints, and whether a legitimate browser could have sent it. */
export type Sent = { name: string; isHonest: boolean; url: string; init: RequestInit }

/** Deterministic for the same random source. */
export function generatedRequest(random: Random): Sent {
  const isHonest = random.chance(0.4)
  const door = random.weighted(isHonest ? HONEST_DOORS : ALL_DOORS)
  if (door === 'form') return form(random)
  if (door === 'auth') return auth(random)
  const text = isHonest ? JSON.stringify(writeInput(honestValue(random))) : hostileText(random)
  return { name: `${door} ${text.slice(0, 120)}`, isHonest, ...call(door, text) }
}

type CallDoor = 'get' | 'get-batch' | 'post' | 'post-batch'
const HONEST_DOORS = [['get', 1] as const, ['get-batch', 1] as const, ['post', 1] as const, ['post-batch', 1] as const]
const ALL_DOORS = [...HONEST_DOORS, ['auth', 1] as const, ['form', 0.4] as const]

function call(door: CallDoor, text: string): Pick<Sent, 'url' | 'init'> {
  const isBatch = door.endsWith('batch')
  const sent = isBatch ? `{"0":${text},"1":${text}}` : text
  const paths = (name: string) => `${ORIGIN}/api/trpc/${isBatch ? `${name},${name}?batch=1` : `${name}?`}`
  // Inputs longer than any address are sent as a body; in an address they only get longer.
  const query = door.startsWith('get') && sent.length < LONGEST ? String(new URLSearchParams({ input: sent })) : ''
  if (query !== '' && query.length < LONGEST) return { url: `${paths(READ)}&${query}`, init: { headers: HEADERS } }
  const headers = { ...HEADERS, 'content-type': 'application/json' }
  return { url: paths(WRITE), init: { method: 'POST', headers, body: sent } }
}

function auth(random: Random): Sent {
  const body = hostileText(random)
  const type = random.pick(['application/json', 'application/json; charset=utf-8', 'text/plain', 'application/xml'])
  const init = { method: 'POST', headers: { ...HEADERS, 'content-type': type }, body }
  return { name: `auth ${body.slice(0, 120)}`, isHonest: false, url: `${ORIGIN}/api/auth/gibt-es-nicht`, init }
}

function form(random: Random): Sent {
  const { name, type, body } = random.pick(FORMS)
  const init = { method: 'POST', headers: { ...HEADERS, 'content-type': type }, body: body(random) }
  const path = random.pick(['application.uploadAsGuest', WRITE])
  return { name: `form ${name}`, isHonest: false, url: `${ORIGIN}/api/trpc/${path}`, init }
}
