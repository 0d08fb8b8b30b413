type Raw = Record<string, unknown>

/**
 * What to say about parameters that are given but were not understood; null when all were. A page shows its whole list
 * then, and that it filters by nothing. A file says nothing of the kind, so whoever makes one has to refuse.
 * @param more names of parameters that the caller read and did not understand
 */
export function unclearParams(read: (raw: Raw) => object, raw: Raw, more: readonly string[] = []): string | null {
  const unclear = Object.entries(read(raw)).flatMap(([key, value]) => (value === undefined ? [key] : []))
  const names = [...unclear.filter((key) => !isBlank(raw[key])), ...more]
  if (names.length === 0) return null
  const said = names.map((name) => `„${name}“`).join(', ')
  return `Diese Auswahl haben wir nicht verstanden (${said}). Bitte öffnen Sie die Liste noch einmal und wählen Sie neu aus.`
}

function isBlank(raw: unknown): boolean {
  return raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')
}
