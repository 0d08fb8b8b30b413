const euros = euroFormat()
const wholeEuros = euroFormat({ maximumFractionDigits: 0 })

/** Made with the first amount it writes, which a slow phone feels. */
function euroFormat(options?: Intl.NumberFormatOptions) {
  let made: Intl.NumberFormat | undefined
  return {
    format: (amount: number) => {
      made ??= new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', ...options })
      return made.format(amount)
    },
  }
}

/** `123456` cents → `1.234,56 €`. */
export function formatCents(cents: number): string {
  return euros.format(cents / 100)
}

/** Like {@link formatCents}, without decimals where there are none: `340000` → `3.400 €`, `1390` → `13,90 €`. */
export function formatCentsShort(cents: number): string {
  return cents % 100 === 0 ? wholeEuros.format(cents / 100) : euros.format(cents / 100)
}

/** A pay range in cents as people read it: `3.400 – 4.150 €`, `ab 3.400 €`, `bis 4.150 €`, or null without figures. */
export function formatCentsRange(min: number | null, max: number | null): string | null {
  if (min === null && max === null) return null
  if (min === null) return `bis ${formatCentsShort(max ?? 0)}`
  if (max === null) return `ab ${formatCentsShort(min)}`
  if (min === max) return formatCentsShort(min)
  // Both alike: `17,80 – 21,00 €`, not `17,80 – 21 €`.
  const format = min % 100 === 0 && max % 100 === 0 ? formatCentsShort : formatCents
  return `${format(min).replace(/\s?€$/, '')} – ${format(max)}`
}
