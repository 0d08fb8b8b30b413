import { attribute, attributesOf, escapeHtml, type Props } from './attributes.ts'
import { beginComponent, isContext, stepInto, stepOut, tookId, withHooks } from './hooks.ts'
import { NotOurs } from './not-ours.ts'

type Element = { $$typeof: symbol; type: unknown; props: Props }

const ELEMENT = Symbol.for('react.transitional.element')
const FRAGMENT = Symbol.for('react.fragment')
const STRICT_MODE = Symbol.for('react.strict_mode')
const SUSPENSE = Symbol.for('react.suspense')
const MEMO = Symbol.for('react.memo')
const FORWARD_REF = Symbol.for('react.forward_ref')
const LAZY = Symbol.for('react.lazy')

/** What has been written, and whether it ends with a text: another one behind it would become one with it. */
let out = ''
let isAfterText = false
/** Within drawings and `<noscript>` titles, scripts and styles are not those of the page. */
let depthOfOthers = 0
let chosen: unknown
let head = emptyHead()

function emptyHead() {
  return {
    html: '',
    head: '',
    charset: '',
    viewport: '',
    sheets: '',
    hoisted: '',
    children: '',
    hrefs: new Set<string>(),
  }
}

/**
 * A whole document, byte by byte as React's `renderToString` writes it, but without what that can do beyond: waiting,
 * streaming, giving up parts (decision 014).
 *
 * @throws {NotOurs} for what is React's to deal with, and whatever a component throws
 */
export function renderHtml(document: unknown): string {
  try {
    withHooks(() => node(document))
    if (head.html === '' || head.head === '') throw new NotOurs('a part of a document')
    const top = head.html + head.head + head.charset + head.viewport + head.sheets + head.hoisted + head.children
    return `${top}</head>${out}</body></html>`
  } finally {
    out = ''
    isAfterText = false
    depthOfOthers = 0
    chosen = undefined
    head = emptyHead()
  }
}

function node(it: unknown): void {
  if (typeof it === 'string') text(it)
  else if (typeof it === 'number') text(String(it))
  else if (it === null || it === undefined || typeof it === 'boolean') return
  else if (Array.isArray(it)) list(it)
  else if (!isElement(it)) throw new NotOurs('a node')
  else if (typeof it.type === 'string') host(it.type, it.props)
  else component(it.type, it.props)
}

function isElement(it: object): it is Element {
  return '$$typeof' in it && it.$$typeof === ELEMENT
}

function text(it: string): void {
  if (it === '') return
  if (isAfterText) out += '<!-- -->'
  out += escapeHtml(it)
  isAfterText = true
}

function list(them: readonly unknown[]): void {
  const { length } = them
  for (let index = 0; index < length; index++) {
    stepInto(length, index)
    node(them[index])
    stepOut()
  }
}

function component(type: unknown, props: Props): void {
  if (typeof type === 'function') {
    if (type.prototype?.isReactComponent) {
      ofClass(type.prototype, () => Reflect.construct(type, [props, {}]), props)
      return
    }
    beginComponent()
    given(type(props))
  } else if (type === FRAGMENT || type === STRICT_MODE) node(props.children)
  else if (type === SUSPENSE) suspense(props)
  else if (isContext(type)) provide(type, props)
  else wrapped(type, props)
}

/** Components that React holds in something of its own. */
function wrapped(type: unknown, props: Props): void {
  if (typeof type !== 'object' || type === null || !('$$typeof' in type)) throw new NotOurs('a kind of element')
  if (type.$$typeof === MEMO && 'type' in type) component(type.type, props)
  else if (type.$$typeof === FORWARD_REF && 'render' in type && typeof type.render === 'function') {
    const { ref = null, ...others } = props
    beginComponent()
    given(type.render('ref' in props ? others : props, ref))
  } else if (type.$$typeof === LAZY && '_init' in type && typeof type._init === 'function' && '_payload' in type)
    component(type._init(type._payload), props)
  else throw new NotOurs('a kind of component')
}

function given(result: unknown): void {
  const isDeeper = tookId()
  if (isDeeper) stepInto(1, 0)
  node(result)
  if (isDeeper) stepOut()
}

type Instance = { props: Props; state: unknown; render: () => unknown; constructor: object }

function ofClass(prototype: object, construct: () => Instance, props: Props): void {
  if ('componentWillMount' in prototype || 'UNSAFE_componentWillMount' in prototype) throw new NotOurs('an old class')
  const instance = construct()
  const type = instance.constructor
  if ('defaultProps' in type || 'contextType' in type || 'ref' in props) throw new NotOurs('an old class')
  instance.props = props
  instance.state ??= null
  if ('getDerivedStateFromProps' in type && typeof type.getDerivedStateFromProps === 'function')
    instance.state = Object.assign({}, instance.state, type.getDerivedStateFromProps(props, instance.state))
  node(instance.render())
}

function provide(context: { _currentValue2: unknown }, props: Props): void {
  const before = context._currentValue2
  context._currentValue2 = props.value
  try {
    node(props.children)
  } finally {
    context._currentValue2 = before
  }
}

function suspense({ children }: Props): void {
  out += '<!--$-->'
  isAfterText = false
  node(children)
  out += '<!--/$-->'
  isAfterText = false
}

const OTHERS = new Set(['svg', 'noscript', 'picture'])
const SINGLE = new Set(['area', 'br', 'col', 'hr', 'img', 'source', 'track', 'wbr'])
/** All by the same rules. Whatever is not named anywhere here has its own, which are React's. */
const PLAIN = new Set(
  `a abbr address article aside b blockquote button caption circle clipPath code dd defs del details dialog div dl dt
  ellipse em fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend li line
  linearGradient main mark mask nav noscript ol optgroup output p path picture polygon polyline progress rect s search
  section small span stop strong sub summary sup svg table tbody td text tfoot th thead time tr tspan u ul use
  video`.split(/\s+/),
)
/** What React writes behind all other attributes. */
const LATE: Record<string, readonly string[]> = {
  button: ['name'],
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', 'checked', 'defaultChecked', 'value', 'defaultValue'],
}

function host(tag: string, props: Props): void {
  if (PLAIN.has(tag)) plain(tag, props)
  else if (SINGLE.has(tag)) single(tag, props)
  else if (tag === 'input') input(props)
  else if (tag === 'select') select(props)
  else if (tag === 'option') option(props)
  else if (tag === 'textarea') textarea(props)
  else ofDocument(tag, props)
  isAfterText = false
}

function plain(tag: string, props: Props): void {
  const late = LATE[tag]
  out += `<${tag}${attributesOf(props, late)}`
  if (late) for (const name of late) out += attribute(name, props[name])
  out += '>'
  const { children, dangerouslySetInnerHTML: inner } = props
  if (typeof children === 'string') out += escapeHtml(children)
  else if (inner !== undefined) out += htmlOf(inner)
  else if (OTHERS.has(tag)) {
    depthOfOthers++
    inside(children)
    depthOfOthers--
  } else inside(children)
  out += `</${tag}>`
}

function inside(children: unknown): void {
  isAfterText = false
  node(children)
}

function single(tag: string, props: Props): void {
  // React has browsers load those ahead.
  if (tag === 'img' && props.loading !== 'lazy' && props.fetchPriority !== 'low') throw new NotOurs('an image in view')
  out += `<${tag}${attributesOf(props)}/>`
}

function input(props: Props): void {
  out += `<input${attributesOf(props, LATE.input)}${attribute('name', props.name)}`
  if (props.checked ?? props.defaultChecked) out += ' checked=""'
  out += `${attribute('value', props.value ?? props.defaultValue)}/>`
}

function select(props: Props): void {
  const before = chosen
  chosen = props.value ?? props.defaultValue
  if (typeof chosen === 'object') throw new NotOurs('several choices')
  out += `<select${attributesOf(props, ['value'])}>`
  inside(props.children)
  out += '</select>'
  chosen = before
}

function option(props: Props): void {
  const { children, value = children } = props
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotOurs('an option of several parts')
  const isChosen = chosen === undefined ? props.selected : String(chosen) === String(value)
  out += `<option${attributesOf(props, ['selected'])}${isChosen ? ' selected=""' : ''}>`
  inside(children)
  out += '</option>'
}

function textarea(props: Props): void {
  const value = props.value ?? props.defaultValue ?? ''
  if (props.children !== undefined || typeof value !== 'string') throw new NotOurs('a text with elements')
  // A browser leaves out the first line break.
  out += `<textarea${attributesOf(props, ['value'])}>${value.startsWith('\n') ? '\n' : ''}${escapeHtml(value)}</textarea>`
}

function ofDocument(tag: string, props: Props): void {
  if (depthOfOthers > 0 || 'itemProp' in props) throw new NotOurs(`<${tag}> within something else`)
  if (tag === 'html' && head.html === '') {
    head.html = `<html${attributesOf(props)}>`
    node(props.children)
  } else if (tag === 'head' && head.head === '') {
    const before = out
    out = ''
    head.head = `<head${attributesOf(props)}>`
    inside(props.children)
    head.children = out
    out = before
  } else if (tag === 'body') {
    out += `<body${attributesOf(props)}>`
    inside(props.children)
  } else if (tag === 'meta') {
    const part = typeof props.charSet === 'string' ? 'charset' : props.name === 'viewport' ? 'viewport' : 'hoisted'
    head[part] += `<meta${attributesOf(props)}/>`
  } else if (tag === 'title' && typeof props.children === 'string')
    head.hoisted += `<title${attributesOf(props)}>${escapeHtml(props.children)}</title>`
  else if (tag === 'link') link(props)
  else if (tag === 'script') script(props)
  else throw new NotOurs(`<${tag}>`)
}

function link(props: Props): void {
  const { rel, href, precedence } = props
  if (typeof rel !== 'string' || typeof href !== 'string' || props.onLoad || props.onError) throw new NotOurs('<link>')
  if (rel !== 'stylesheet') {
    head.hoisted += `<link${attributesOf(props)}/>`
    return
  }
  if (precedence !== 'default' || 'disabled' in props) throw new NotOurs('a style sheet out of turn')
  if (head.hrefs.has(href)) return
  head.hrefs.add(href)
  head.sheets += `<link${attributesOf(props, ['precedence'])} data-precedence="default"/>`
}

function script(props: Props): void {
  const { children, dangerouslySetInnerHTML: inner } = props
  // React gathers those in the head.
  const isGathered = props.async && !props.onLoad
  if (isGathered || (children !== undefined && children !== null)) throw new NotOurs('<script>')
  out += `<script${attributesOf(props)}>${inner === undefined ? '' : htmlOf(inner)}</script>`
}

function htmlOf(inner: unknown): string {
  if (typeof inner === 'object' && inner !== null && '__html' in inner && typeof inner.__html === 'string')
    return inner.__html
  throw new NotOurs('HTML')
}
