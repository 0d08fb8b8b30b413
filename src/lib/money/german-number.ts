/** A number as Germans write it: 1.234,5. `decimals` is the maximum of decimal places. */
export function formatGermanNumber(value: number, decimals = 0, hasFixedDecimals = false): string {
  const text = value.toLocaleString('de-DE', {
    minimumFractionDigits: hasFixedDecimals ? decimals : 0,
    maximumFractionDigits: decimals,
  })
  return text.replace('-', '−')
}

/**
 * Reads what people type: "1.234,5", "1234.5", "1 234", "3500 €". Returns `null` for an empty text and `NaN` for what
 * is no number. Rounds to `decimals` places.
 */
export function parseGermanNumber(text: string, decimals = 0): number | null {
  const bare = text.replaceAll(/[\s€]|EUR|Euro/gi, '').replace('−', '-')
  if (bare === '') return null
  if (!/^-?[\d.]*(,\d*)?$/.test(bare) || !/\d/.test(bare)) return Number.NaN
  const normal = bare.includes(',') || hasGroups(bare) ? bare.replaceAll('.', '').replace(',', '.') : bare
  return Math.round(Number(normal) * 10 ** decimals) / 10 ** decimals
}

// A point before exactly three final digits separates thousands, any other is a decimal point.
function hasGroups(text: string): boolean {
  return /^-?\d{1,3}(\.\d{3})+$/.test(text)
}
