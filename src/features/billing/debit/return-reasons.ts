/** Meaning of the return reasons (EPC R-transaction codes). */
const REASONS: Readonly<Record<string, string>> = {
  AC01: 'IBAN falsch',
  AC04: 'Konto aufgelöst',
  AC06: 'Konto gesperrt',
  AG01: 'Lastschrift für dieses Konto nicht erlaubt',
  AM04: 'Konto nicht gedeckt',
  AM05: 'Doppelte Einreichung',
  BE05: 'Gläubiger-ID falsch',
  MD01: 'Kein gültiges Mandat',
  MD06: 'Vom Zahler zurückgegeben',
  MD07: 'Kontoinhaber verstorben',
  MS02: 'Vom Zahler abgelehnt',
  MS03: 'Grund nicht angegeben',
  SL01: 'Vom Zahler gesperrt',
}

/** With these the account or the mandate cannot be used again: the company has to enter another account. */
export const FATAL_REASONS: readonly string[] = ['AC01', 'AC04', 'AC06', 'AG01', 'MD01', 'MD07']

/** The German meaning of a return reason; unknown codes are shown as they are. */
export function returnReason(code: string | null): string {
  return code === null ? 'Grund nicht angegeben' : (REASONS[code] ?? `Grund ${code}`)
}
