/** What companies write to people whose résumé they found. */
export const CONTACT_MESSAGES = [
  'Guten Tag,\n\nIhr Lebenslauf passt gut zu dem, was wir suchen. Mögen Sie mit uns sprechen? Dann stimmen Sie der Anfrage zu, wir melden uns danach bei Ihnen.',
  'Guten Tag,\n\nMenschen mit Ihrer Erfahrung suchen wir gerade. Wir würden Ihnen gern zeigen, wie wir arbeiten, auch an einem Abend nach der Schicht.',
] as const

/** What a company asks whom it would like to remember, and what it writes down about them. */
export const POOL_MESSAGE =
  'Diesmal hat es nicht gepasst, aber wir würden uns gern wieder melden, wenn eine ähnliche Stelle frei wird.'

export const POOL_TAGS = [
  'Schicht möglich',
  'Teilzeit möglich',
  'Ausbildereignung',
  'ab Frühjahr',
  'gutes Gespräch',
] as const

export const POOL_NOTES = [
  'Gutes Gespräch. Wartet auf eine Stelle ohne Nachtschicht.',
  'Würde auch in der Qualitätssicherung anfangen.',
  'Meldet sich im Februar, dann ist die Fortbildung fertig.',
  'Fährt aus Gütersloh, Gleitzeit hilft.',
] as const
