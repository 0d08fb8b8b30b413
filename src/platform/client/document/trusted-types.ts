/** What React writes to create a script element that does not run. */
const EMPTY_SCRIPT = '<script></script>'

type Policy = {
  createHTML(text: string, type?: string, sink?: string): string | null
  createScript(text: string): string | null
  createScriptURL(address: string): string | null
}
type Factory = { createPolicy(name: 'default', policy: Policy): unknown }

/**
 * The page's policy says that no text becomes markup or script (Trusted Types). The exceptions that libraries need go
 * through here: React's empty script element, the scripts this page came with (React writes them again, and they do not
 * run again), and scripts of our own origin by their address. Everything else throws in the browser and is reported.
 * Must run first.
 */
export function allowOnlyOwnScripts(): void {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (!isFactory(factory)) return
  // The browser has let these run by hash or nonce.
  const sent = new Set([...document.scripts].map(({ text }) => text))
  factory.createPolicy('default', {
    createHTML(text, _type, sink) {
      // Without a bracket nothing becomes markup: structured data for search engines is written this way when its page
      // is opened.
      if (text === EMPTY_SCRIPT || !text.includes('<')) return text
      // Called by a library, not by the browser: the editor then uses its own policy. With null it would get an empty
      // text.
      if (sink === undefined) throw new TypeError('only the browser asks this policy')
      return null
    },
    createScript: (text) => (sent.has(text) ? text : null),
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  })
}

function isFactory(value: unknown): value is Factory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value
}
