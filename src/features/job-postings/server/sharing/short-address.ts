import { isUuid } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { markedUrl } from '../../sources'

/** Without the letters and digits that people take for each other: 0 and O, I and l. */
const SIGNS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BASE = BigInt(SIGNS.length)
/** Enough for the 128 bits of an id. */
const LENGTH = 22

/** A posting's address to share, print and scan: the id in fewer signs, so it needs no table and never changes. */
export function shortAddress(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '')}`)
  let code = ''
  while (code.length < LENGTH) {
    code = SIGNS.charAt(Number(rest % BASE)) + code
    rest /= BASE
  }
  return `${getConfig().APP_URL}/s/${code}`
}

/** Leads from `/s/{code}` to the posting's page, which says what became of it; from what is no code to no page at all. */
export function followShort(code: string): Response {
  const location = markedUrl(`/job-posting/${idOf(code) ?? encodeURIComponent(code)}`, 'geteilt')
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=86400' } })
}

function idOf(code: string): string | null {
  const signs = [...code].map((sign) => SIGNS.indexOf(sign))
  if (signs.length !== LENGTH || signs.includes(-1)) return null
  const bits = signs.reduce((sum, sign) => sum * BASE + BigInt(sign), 0n)
  const hex = bits.toString(16).padStart(32, '0')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : null
}
