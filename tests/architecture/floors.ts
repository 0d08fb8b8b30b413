/** The domain from left to right: a feature may import those before it, and foreign keys point the same way. */
export const featureOrder: readonly string[] = [
  'accounts',
  'feedback',
  'places',
  'companies',
  'billing',
  'ad-check',
  'job-postings',
  'job-search',
  'applicants',
  'resumes',
  'ad-drafts',
  'applications',
  'conversations',
  'talent-pool',
  'moderation',
  'notices',
  'privacy',
  'integrations',
  'administration',
]

/** Imports go down. `platform` and `ui` are on one level and do not know each other. */
const floors: readonly (readonly string[])[] = [
  ['lib'],
  ['platform', 'ui'],
  ['features'],
  ['demo'],
  ['server'],
  ['routes'],
]

/** The entry points whose names TanStack Start prescribes compose everything. */
const roof = floors.length

/** First folder below `src/`; missing outside of it and for the files directly in it. */
export function roomOf(file: string): string | undefined {
  return /^src\/([^/]+)\//.exec(file)?.[1]
}

/** The floor of a file in `src/`; missing for a package, and for an unknown folder. */
export function floorOf(file: string): number | undefined {
  if (/^src\/[^/]+$/.test(file)) return roof
  const room = roomOf(file)
  const floor = floors.findIndex((rooms) => room !== undefined && rooms.includes(room))
  return floor < 0 ? undefined : floor
}

export function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1]
}

/**
 * Whether the browser may load a file: it is in no `server/` folder. Routes are used by both sides and are checked by
 * the build.
 */
export function isForBrowser(file: string): boolean {
  return floorOf(file) !== roof && !file.includes('/server/') && !/^src\/(?:routes|demo)\//.test(file)
}
