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
