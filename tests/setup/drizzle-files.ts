import { registerHooks } from 'node:module'

const FILE_OF_DRIZZLE = /\/node_modules\/drizzle-orm\/.*\.js$/

// For each file of a package, Node asks its package.json for the module type, and parses the list of exports again each
// time: 170 kB for each of Drizzle's 150 files, half a second of processor time in every process. The product's own
// build has no such files. (Node 24; remove it once `import('drizzle-orm')` alone is as fast.)
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context
    if (!specifier.startsWith('.') || parentURL === undefined || !FILE_OF_DRIZZLE.test(parentURL))
      return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
