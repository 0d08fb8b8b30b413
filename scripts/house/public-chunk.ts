import path from 'node:path'

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** Where the walk begins: the entry, and what the frame and the page of a job posting consist of. */
const ROOTS = [
  'src/client.tsx',
  'src/routes/_public.tsx?tsr-split=component',
  'src/routes/_public/job-posting.$jobPostingId.tsx?tsr-split=component',
]
/** Their index files import everything they have; what a page uses of them is for the bundler to find out. */
const BARRELS = /\/node_modules\/(?:lucide-react|react-aria|react-aria-components|@react-aria|@react-stately)\//

/** Imported by an index file the page needs, itself needed elsewhere: queries in bundles. */
const LATE = /[uU]se(?:Suspense)?Queries\.js$|queriesObserver\.js$/

/**
 * Names the chunk that holds what the job page of a visitor needs. Left to itself the bundler makes sixty files of it,
 * each compressed alone, which is a tenth more to load.
 */
export function publicChunk() {
  const roots = ROOTS.map((file) => path.resolve(import.meta.dirname, '../..', file))
  let needed: ReadonlySet<string> | undefined
  return (id: string, graph: ModuleGraph): string | null => {
    needed ??= reachable(roots, graph)
    // The roots themselves stay what they are: files that the router and the page load by name.
    return needed.has(id) && !roots.includes(id) && !BARRELS.test(id) && !LATE.test(id) ? 'public' : null
  }
}

function reachable(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (!BARRELS.test(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
