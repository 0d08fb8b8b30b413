export const POOL_MESSAGE =
  'Diesmal hat es nicht gepasst, aber wir würden uns gern wieder melden, wenn eine ähnliche Stelle frei wird.'

export const POOL_TAGS = ['CNC', 'Schicht möglich', 'Ausbildereignung', 'Messtechnik', 'ab Frühjahr'] as const

export const POOL_NOTES = [
  'Gutes Gespräch. Wartet auf eine Stelle ohne Nachtschicht.',
  'Würde auch in der Qualitätssicherung anfangen.',
  'Meldet sich im Februar, dann ist die Fortbildung fertig.',
  'Fährt aus Gütersloh, Gleitzeit hilft.',
] as const
