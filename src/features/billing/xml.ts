const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for an XML file: escaped, without the characters that XML 1.0 forbids. */
export function xml(text: string): string {
  return text
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
}

/** Integer cents as a decimal number: `-12345` → `-123.45`. Without floating-point arithmetic. */
export function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `2026-11-20` → `20261120`, format 102 of UNTDID 2379. */
export function compactDay(isoDay: string): string {
  return isoDay.replaceAll('-', '')
}
