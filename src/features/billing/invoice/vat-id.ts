/**
 * VAT identification numbers of the EU: format of each country (MwSt-Systemrichtlinie Art. 215, VIES) and, where the
 * rule is published, the check digit. Only the tax authorities know whether a number was really issued.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const CHECKS: Readonly<Record<string, (number: string) => boolean>> = {
  AT: (number) => {
    const sum = digits(number.slice(1, 8)).reduce((total, digit, at) => total + crossSum(at % 2 ? digit * 2 : digit), 0)
    return (10 - ((sum + 4) % 10)) % 10 === Number(number[8])
  },
  BE: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  DE: isMod11And10,
  DK: (number) => weighted(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (number) => (11 - (weighted(number, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === Number(number[7]),
  FR: (number) =>
    !/^\d{11}$/.test(number) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  HR: isMod11And10,
  IT: isLuhn,
  LU: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)),
  NL: (number) => weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(number[8]) || isMod97(`NL${number}`),
  PL: (number) => weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
  PT: (number) => {
    const check = 11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
    return (check > 9 ? 0 : check) === Number(number[8])
  },
}

/** As stored, however it was typed: without spaces, dots and hyphens, in capitals. */
export function compactVatId(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase()
}

/** Whether a number without spaces, such as `DE811907980`, has the format and the check digit of its country. */
export function isVatId(vatId: string): boolean {
  const [country, number] = [vatId.slice(0, 2), vatId.slice(2)]
  if (!FORMS[country]?.test(number)) return false
  return CHECKS[country]?.(number) ?? true
}

/** The country of a VAT id as ISO code; Greece uses EL. */
export function vatIdCountry(vatId: string): string {
  return vatId.startsWith('EL') ? 'GR' : vatId.slice(0, 2)
}

/** ISO 7064 MOD 11,10, as for German and Croatian numbers. */
function isMod11And10(number: string): boolean {
  let product = 10
  for (const digit of digits(number.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(number.at(-1))
}

function isLuhn(number: string): boolean {
  const sum = digits(number).reduce((total, digit, at) => total + (at % 2 ? crossSum(digit * 2) : digit), 0)
  return sum % 10 === 0
}

function isMod97(text: string): boolean {
  const number = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(number) % 97n === 1n
}

function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
}

function digits(text: string): number[] {
  return [...text].map(Number)
}

function crossSum(value: number): number {
  return value > 9 ? value - 9 : value
}
