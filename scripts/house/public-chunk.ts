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

/** Imported by an index file the page needs, itself needed elsewhere: queries in bundles and pages, the guard of forms. */
const LATE =
  /(?:[uU]se(?:Suspense)?Queries|queriesObserver|infiniteQueryObserver|use(?:Suspense)?InfiniteQuery|useBlocker)\.js$/

/**
 * What the job page of a visitor is made of. The React compiler leaves it as it is: its caches were a twentieth of the
 * page's script, and parts that are shown once have no use for them.
 */
export const SHOWN_ONCE = new RegExp(
  [
    'routes/-(?:document-head|route-focus|session-watcher)',
    'platform/client/session',
    'routes/(?:__root|_public|_public/job-posting\\.\\$jobPostingId|-frames/public-pages|-screens/\\w[\\w-]*)',
    'ui/(?:avatar|brand|button|button-link|chip|command-palette-key|definition-list|note|offline-notice|rich-text)',
    'ui/(?:plain-link|segment|skeleton|spinner|text-link|theme-switch|shell/(?:error|menu|public|skip)-[\\w-]+|toast/[\\w-]+)',
    'features/job-postings/ui/(?:apply-box|job-card|pay-band|posting-(?:actions|body|company-card|facts|header|notice|page))',
    'features/(?:job-postings/ui/record-interest|companies/ui/verified-badge|applicants/ui/save-job-button)',
  ]
    .map((file) => `/src/${file}\\.tsx?(?:\\?|$)`)
    .join('|'),
)

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
