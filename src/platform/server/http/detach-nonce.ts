import { hashSource, type InlineSources } from './csp.ts'

/** A page without its nonce, and the hashes that take the nonce's place in the policy. */
export type DetachedPage = { readonly html: Buffer; readonly inline: InlineSources }

/**
 * Turns a page that was rendered for one visitor into one that may be sent to many.
 *
 * Blessed by hash is exactly what the renderer had blessed with this render's nonce: an inline script that found its
 * way into the page without knowing the nonce stays forbidden. Returns undefined when the nonce cannot be removed
 * completely; such a page must not be kept.
 *
 * @param page in UTF-8; its bytes are used for what is returned
 */
export function detachNonce(page: Buffer, nonce: string): DetachedPage | undefined {
  // Each byte a character: all that is looked for is ASCII, so it stands at the same place in both.
  const text = page.toString('latin1')
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const { name, attributes, from, to } of inlineElements(text)) {
    if (attributes.get('nonce') !== nonce) continue
    // Inside a script, "<!--" changes where the browser sees its end; such a page is sent, but not kept.
    if (name === 'script' && text.slice(from, to).includes('<!--')) return undefined
    if (name === 'style') styles.add(hashSource(page.subarray(from, to)))
    else if (isExecutable(attributes)) scripts.add(hashSource(page.subarray(from, to)))
  }
  const html = withoutNonce(page, text, nonce)
  return html && { html, inline: { scripts: [...scripts], styles: [...styles] } }
}

type InlineElement = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  /** Where its text begins and ends. */
  readonly from: number
  readonly to: number
}

/** Closes the gaps in place. Undefined where the nonce stands anywhere but in its attribute and its `<meta>`. */
function withoutNonce(page: Buffer, text: string, nonce: string): Buffer | undefined {
  const attribute = ` nonce="${nonce}"`
  let length = 0
  let kept = 0
  for (let found = text.indexOf(nonce); found !== -1; found = text.indexOf(nonce, kept)) {
    let from = found - ATTRIBUTE_START.length
    let to = from + attribute.length
    if (!text.startsWith(attribute, from)) {
      from = text.lastIndexOf('<', found)
      NONCE_META.lastIndex = Math.max(from, 0)
      if (!NONCE_META.test(text) || NONCE_META.lastIndex < found) return undefined
      to = NONCE_META.lastIndex
    }
    page.copyWithin(length, kept, from)
    length += from - kept
    kept = to
  }
  page.copyWithin(length, kept)
  return page.subarray(0, length + page.length - kept)
}

const ATTRIBUTE_START = ' nonce="'
const NONCE_META = /<meta[\t\n\f\r ](?=[^<>]{0,300}\bproperty="csp-nonce")[^<>]{0,300}>/y
// Classes of letters where the engine would take three times as long to ignore case; "script" or "style" is told apart after.
const OPENING = /<([sS][cCtT][rRyY][iIlL][pPeE][tT]?)(?=[\t\n\f\r >/])/g
const CLOSING_SCRIPT = /<\/[sS][cC][rR][iI][pP][tT][\t\n\f\r />]/g
const CLOSING_STYLE = /<\/[sS][tT][yY][lL][eE][\t\n\f\r />]/g
const ATTRIBUTE = /([^\t\n\f\r "'<>/=]+)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r "'=<>`]+)))?/g

function* inlineElements(page: string): Generator<InlineElement> {
  const opening = new RegExp(OPENING)
  for (let match = opening.exec(page); match !== null; match = opening.exec(page)) {
    const name = match[1]?.toLowerCase()
    if (name !== 'script' && name !== 'style') continue
    const attributesFrom = opening.lastIndex
    const tagEnd = endOfTag(page, attributesFrom)
    const closing = name === 'script' ? CLOSING_SCRIPT : CLOSING_STYLE
    closing.lastIndex = tagEnd + 1
    const to = closing.exec(page)?.index ?? page.length
    yield { name, attributes: parseAttributes(page.slice(attributesFrom, tagEnd)), from: tagEnd + 1, to }
    opening.lastIndex = Math.max(to, tagEnd + 1)
  }
}

/** The index of the `>` that ends the tag. One inside a quoted value does not. */
function endOfTag(page: string, from: number): number {
  for (let index = from; index < page.length; index += 1) {
    const character = page[index]
    if (character === '>') return index
    if (character !== '"' && character !== "'") continue
    const closing = page.indexOf(character, index + 1)
    if (closing === -1) return page.length
    index = closing
  }
  return page.length
}

function parseAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    // The parser of the browser keeps the first of two attributes with one name.
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '')
  }
  return attributes
}

/** Scripts from a file are allowed by their origin, data blocks such as JSON-LD are never run. */
function isExecutable(attributes: ReadonlyMap<string, string>): boolean {
  if (attributes.has('src')) return false
  return EXECUTABLE_TYPES.has(attributes.get('type')?.trim().toLowerCase() ?? '')
}

const EXECUTABLE_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])
