import { NotOurs } from './not-ours.ts'

export type Props = Record<string, unknown>

type Kind =
  /** React's own props, and those an element writes at another place. */
  | 'silent'
  /** A text or a number. */
  | 'text'
  /** The same, and the words true and false. */
  | 'spoken'
  /** A number from one on. */
  | 'count'
  /** Written without a value where it is true. */
  | 'switch'
  | 'address'
  | 'style'
type Attribute = { readonly kind: Kind; readonly start: string }

const SILENT = 'children dangerouslySetInnerHTML ref suppressHydrationWarning defaultValue defaultChecked'
const TEXTS = `accept alt as autoCapitalize autoComplete charSet cite colSpan color content cx cy d dateTime decoding dir
  dx dy encType enterKeyHint fetchPriority fill gradientUnits height hrefLang id inputMode integrity label lang list
  loading max maxLength media method min minLength name nonce offset opacity pathLength pattern placeholder points
  preserveAspectRatio property r referrerPolicy rel role rx ry scope sizes slot srcSet step stroke target title
  transform type viewBox width x x1 x2 xmlns y y1 y2`
const SWITCHES = `async autoPlay controls default defer disabled hidden inert loop multiple noModule noValidate open
  playsInline readOnly required reversed`
const RENAMED = {
  className: 'class',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  crossOrigin: 'crossorigin',
  dominantBaseline: 'dominant-baseline',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  htmlFor: 'for',
  strokeDasharray: 'stroke-dasharray',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  tabIndex: 'tabindex',
  textAnchor: 'text-anchor',
  vectorEffect: 'vector-effect',
} as const

const attributes = new Map<string, Attribute>([
  ...namesIn(SILENT).map((name) => [name, { kind: 'silent', start: '' }] as const),
  ...namesIn(TEXTS).map((name) => [name, { kind: 'text', start: ` ${name}="` }] as const),
  ...Object.entries(RENAMED).map(([name, written]) => [name, { kind: 'text', start: ` ${written}="` }] as const),
  ...namesIn('draggable spellCheck value').map((name) => [name, { kind: 'spoken', start: ` ${name}="` }] as const),
  ...namesIn('cols rows size span').map((name) => [name, { kind: 'count', start: ` ${name}="` }] as const),
  ...namesIn(SWITCHES).map((name) => [name, { kind: 'switch', start: ` ${name}=""` }] as const),
  ...namesIn('action href src').map((name) => [name, { kind: 'address', start: ` ${name}="` }] as const),
  ['style', { kind: 'style', start: '' }],
])

/**
 * What stands in an element's tag behind its name.
 *
 * @param late names that React writes behind all others, or at a place of their own
 * @throws {NotOurs} for names and values that React would have to judge
 */
export function attributesOf(props: Props, late?: readonly string[]): string {
  let written = ''
  for (const name in props) {
    const value = props[name]
    if (value === null || value === undefined || late?.includes(name)) continue
    written += attribute(name, value)
  }
  return written
}

export function attribute(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  const { kind, start } = attributes.get(name) ?? learn(name)
  switch (kind) {
    case 'silent':
      return ''
    case 'text':
    case 'spoken':
      if (typeof value === 'string') return `${start}${escapeHtml(value)}"`
      if (typeof value === 'number') return `${start}${value}"`
      if (typeof value === 'boolean') return kind === 'spoken' ? `${start}${value}"` : ''
      break
    case 'switch':
      if (typeof value === 'boolean') return value ? start : ''
      break
    case 'address':
      if (typeof value === 'string' && value !== '' && !MAYBE_SCRIPT.test(value)) return `${start}${escapeHtml(value)}"`
      break
    case 'style':
      return style(value)
    case 'count':
      if (typeof value === 'number' && value >= 1) return `${start}${value}"`
  }
  throw new NotOurs(`the attribute ${name}`)
}

/** Addresses that run as a script are React's to block. Anything that begins like one, for browsers overlook signs. */
const MAYBE_SCRIPT = /^[^\w/#?.]|^j/i

/** Names are written in the code, so there are few. */
function learn(name: string): Attribute {
  const isEvent = /^on[A-Z]\w*$/.test(name)
  if (!isEvent && !/^(?:aria|data)-[a-z0-9-]+$/.test(name)) throw new NotOurs(`the attribute ${name}`)
  const learnt: Attribute = isEvent ? { kind: 'silent', start: '' } : { kind: 'spoken', start: ` ${name}="` }
  attributes.set(name, learnt)
  return learnt
}

function style(value: unknown): string {
  if (typeof value !== 'object' || value === null) throw new NotOurs('a style')
  let written = ''
  for (const [name, part] of Object.entries(value)) {
    if (part === null || part === undefined || part === '') continue
    const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase()
    // Which numbers are lengths and which names have a maker's prefix is React's to know.
    if (typeof part !== 'string' || !/^(?!ms-)(?:--)?[a-z][\w-]*$/.test(property))
      throw new NotOurs(`the style ${name}`)
    written += `${written === '' ? '' : ';'}${property}:${escapeHtml(part.trim())}`
  }
  return written === '' ? '' : ` style="${written}"`
}

function namesIn(list: string): string[] {
  return list.split(/\s+/)
}

const SIGNS = /["'&<>]/
const ENTITIES: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as it stands between tags and in attributes. */
export function escapeHtml(text: string): string {
  return SIGNS.test(text) ? text.replace(/["'&<>]/g, (sign) => ENTITIES[sign] ?? sign) : text
}
