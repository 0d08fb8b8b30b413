import path from 'node:path'
import type { Plugin } from 'vite'

/** What every icon of lucide-react is made with, and what takes its place. */
const FACTORY = /\/createLucideIcon\.mjs$/
const OWN_FACTORY = path.resolve(import.meta.dirname, '../../src/ui/lucide-icon.ts')

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/** In the built product icons are made by our own factory, on the server as well, which therefore bundles them. */
export function lightIcons(): Plugin {
  return {
    name: 'stellwerk:light-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: (source, importer) =>
      FACTORY.test(source) && importer?.includes('/lucide-react/') ? OWN_FACTORY : undefined,
    // Keys by chance, which do not compress; our factory needs none.
    transform: {
      filter: { id: ICON },
      handler: (code) => code.replaceAll(/, key: "\w+"/g, '').replace('  size: 24,\n', ''),
    },
  }
}
