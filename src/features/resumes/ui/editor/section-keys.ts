/** The editor's sections in order; they are part of the address, so the route needs them without the editor. */
export const SECTION_KEYS = [
  'kurzprofil',
  'erfahrung',
  'ausbildung',
  'kenntnisse',
  'sprachen',
  'zertifikate',
  'projekte',
  'interessen',
  'anhaenge',
] as const
export type SectionKey = (typeof SECTION_KEYS)[number]

/** What a résumé may have on top; nothing is missing without it, and it counts for no progress. */
export const EXTRA_KEYS: ReadonlySet<SectionKey> = new Set(['zertifikate', 'projekte', 'interessen', 'anhaenge'])
