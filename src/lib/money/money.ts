/** `123456` cents → `1.234,56 €`. */
export function formatCents(cents: number): string {
  const whole = Math.round(Math.abs(cents))
  return inEuros(cents, Math.floor(whole / 100), `,${String(whole % 100).padStart(2, '0')}`)
}

/** Like {@link formatCents}, without decimals where there are none: `340000` → `3.400 €`, `1390` → `13,90 €`. */
export function formatCentsShort(cents: number): string {
  return cents % 100 === 0 ? inEuros(cents, Math.abs(cents) / 100, '') : formatCents(cents)
}

/**
 * The format of `Intl.NumberFormat` with a minus sign instead of a hyphen, which keeps to its figure. It takes ten times as long for each amount, and on a slow phone is slow to
 * load.
 */
function inEuros(cents: number, whole: number, decimals: string) {
  const digits = String(whole)
  const grouped = whole < 1000 ? digits : digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, '.')
  return `${cents < 0 ? '−' : ''}${grouped}${decimals}\u00a0€`
}

/** A pay range in cents for display: `3.400 – 4.150 €`, `ab 3.400 €`, `bis 4.150 €`, or null without figures. */
export function formatCentsRange(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null
  if (min === null) return `bis ${formatCentsShort(max ?? 0)}`
  if (max === null) return `ab ${formatCentsShort(min)}`
  if (min === max) return formatCentsShort(min)
  // Both in the same format: `17,80 – 21,00 €`, not `17,80 – 21 €`.
  const format = min % 100 === 0 && max % 100 === 0 ? formatCentsShort : formatCents
  return `${format(min).replace(/\s?€$/, '')} – ${format(max)}`
}
