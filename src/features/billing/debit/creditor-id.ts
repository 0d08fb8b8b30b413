/**
 * A SEPA creditor identifier (EPC262-08): country, two check digits, three free characters, national number. The check
 * digits ignore the three characters (ISO 7064 MOD 97-10).
 */
export function isCreditorId(id: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id)) return false
  if (id.startsWith('DE') && !/^DE\d{2}[A-Z0-9]{3}\d{11}$/.test(id)) return false
  const moved = `${id.slice(7)}${id.slice(0, 4)}`
  const number = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(number) % 97n === 1n
}
