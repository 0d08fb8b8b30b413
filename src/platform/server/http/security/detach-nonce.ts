import { hashSource, type InlineSources } from './csp.ts'

/** A page without its nonce, and the hashes that take the nonce's place in the policy. */
export type DetachedPage = { readonly html: string; readonly inline: InlineSources }

/**
 * Turns a page that was rendered for one visitor into one that may be sent to many.
 * Only what the renderer had allowed with this render's nonce is allowed by hash: an inline script that got into the
 * page without knowing the nonce stays forbidden. Undefined when a script or style is not written as React writes them,
 * or the nonce cannot be removed completely; such a page must not be cached.
 */
export function detachNonce(page: string, nonce: string): DetachedPage | undefined {
  const blessed = { script: new Set<string>(), style: new Set<string>() }
  let end = 0
  for (const { 0: tag, 1: written = '', 2: attributes, index } of page.matchAll(OPENING)) {
    // Inside another element's text it is no tag.
    if (index < end) continue
    const name = written.toLowerCase() === 'script' ? 'script' : 'style'
    const from = index + tag.length
    end = page.indexOf(`</${name}>`, from)
    if (attributes === undefined || end === -1) return undefined
    // Of two attributes with the same name browsers take the first.
    if (/ nonce="([^"]*)"/.exec(attributes)?.[1] !== nonce) continue
    const text = page.slice(from, end)
    // There "<!--" changes where the browser sees the end.
    if (name === 'script' && text.includes('<!--')) return undefined
    // Scripts from a file are allowed by their origin; data such as JSON-LD never runs.
    if (name === 'style' || !/ (?:src="|type="(?!module"))/.test(attributes)) blessed[name].add(hashSource(text))
  }
  const html = page.replace(NONCE_META, '').replaceAll(` nonce="${nonce}"`, '')
  if (html.includes(nonce)) return undefined
  return { html, inline: { scripts: [...blessed.script], styles: [...blessed.style] } }
}

/** With attributes as React writes them. */
const OPENING = /<(script|style)(?=[\s/>])(?:((?: [\w:-]+(?:="[^"]*")?)*)>)?/gi
const NONCE_META = /<meta property="csp-nonce" content="[^"]*"\/>/
