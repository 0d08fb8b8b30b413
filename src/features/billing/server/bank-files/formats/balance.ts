import { BankFileFault } from '../bank-event.ts'
import { formatUnits } from '../exact-amount.ts'

type Sum = { name: string; opening: bigint; closing: bigint; sum: bigint; currency: string }

type Side = 'Anfangssaldo' | 'Endsaldo'

/**
 * A statement without one of its balances is incomplete and was probably cut off.
 * @param missing the balance that is missing or unreadable
 * @throws BankFileFault always
 */
export function refuseWithoutBalance(name: string, missing: Side): never {
  throw new BankFileFault(
    `${name}: Der ${missing} fehlt oder ist nicht lesbar, vielleicht ist die Datei abgeschnitten. Es wurde nichts gebucht. Bitte laden Sie die Datei bei der Bank noch einmal herunter.`,
  )
}

/** @throws BankFileFault when opening balance and bookings do not add up to the closing balance */
export function requireSum({ name, opening, closing, sum, currency }: Sum): void {
  if (opening + sum === closing) return
  const text = (units: bigint) => formatUnits(units, currency)
  throw new BankFileFault(
    `${name}: Anfangssaldo ${text(opening)} und Buchungen über ${text(sum)} ergeben ${text(opening + sum)}, als Endsaldo stehen dort ${text(closing)}. Es wurde nichts gebucht. Bitte laden Sie die Datei bei der Bank noch einmal herunter.`,
  )
}
