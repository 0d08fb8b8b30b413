import path from 'node:path'
import type { Plugin } from 'vite'
import { outlinesOf, type Shape } from './icon-outline.ts'

/** What every icon of lucide-react is made with, and what takes its place. */
const OWN_FACTORY = path.resolve(import.meta.dirname, '../../src/ui/lucide-icon.ts')

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * In the built product icons are made by our own factory, on the server as well, which therefore bundles them. The
 * shapes of each are put together here, once: a job page has three dozen icons, and rendered shape by shape, each with a
 * dozen attributes, they were a third of its markup.
 */
export function lightIcons(): Plugin {
  return {
    name: 'stellwerk:light-icons',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: ICON },
      handler: async (code, id) => {
        const { __iconData: icon }: { __iconData?: { size?: number; node: Shape[] } } = await import(id)
        if (!icon) {
          // One that was renamed only passes the new one on; any other would be drawn the long way, unnoticed.
          if (code.includes('createLucideIcon')) throw new Error(`${id} has no drawing where lucide-react keeps it.`)
          return
        }
        const drawing = JSON.stringify(outlinesOf(icon.node))
        const size = (icon.size ?? 24) === 24 ? '' : `, ${icon.size}`
        return `import createIcon from ${JSON.stringify(OWN_FACTORY)}\nexport default createIcon(${drawing}${size})\n`
      },
    },
  }
}
