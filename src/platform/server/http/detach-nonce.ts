import { hashSource, type InlineSources } from './csp.ts'

/** A page without its nonce, and the hashes that take the nonce's place in the policy. */
export type DetachedPage = { readonly html: string; readonly inline: InlineSources }

/**
 * Turns a page that was rendered for one visitor into one that may be sent to many.
 *
 * Blessed by hash is exactly what the renderer had blessed with this render's nonce: an inline script that found its
 * way into the page without knowing the nonce stays forbidden. Returns undefined when the nonce cannot be removed
 * completely; such a page must not be kept.
 */
export function detachNonce(page: string, nonce: string): DetachedPage | undefined {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const element of inlineElements(page)) {
    if (element.attributes.get('nonce') !== nonce) continue
    // Inside a script, "<!--" changes where the browser sees its end; such a page is sent, but not kept.
    if (element.name === 'script' && element.text.includes('<!--')) return undefined
    if (element.name === 'style') styles.add(hashSource(element.text))
    else if (isExecutable(element.attributes)) scripts.add(hashSource(element.text))
  }
  const html = page.replace(NONCE_META, '').replaceAll(` nonce="${nonce}"`, '')
  if (html.includes(nonce)) return undefined
  return { html, inline: { scripts: [...scripts], styles: [...styles] } }
}

type InlineElement = {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly text: string
}

const NONCE_META = /<meta\s(?=[^<>]{0,300}\bproperty="csp-nonce")[^<>]{0,300}>/g
const OPENING = /<(script|style)(?=[\s>/])/gi
const CLOSING_SCRIPT = /<\/script[\s/>]/gi
const CLOSING_STYLE = /<\/style[\s/>]/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

function* inlineElements(page: string): Generator<InlineElement> {
  const opening = new RegExp(OPENING)
  for (let match = opening.exec(page); match !== null; match = opening.exec(page)) {
    const name = match[1]?.toLowerCase() ?? ''
    const attributesFrom = opening.lastIndex
    const tagEnd = endOfTag(page, attributesFrom)
    const closing = name === 'script' ? CLOSING_SCRIPT : CLOSING_STYLE
    closing.lastIndex = tagEnd + 1
    const textEnd = closing.exec(page)?.index ?? page.length
    yield {
      name,
      attributes: parseAttributes(page.slice(attributesFrom, tagEnd)),
      text: page.slice(tagEnd + 1, textEnd),
    }
    opening.lastIndex = Math.max(textEnd, tagEnd + 1)
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
