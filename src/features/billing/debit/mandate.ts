import type { Creditor } from '../operator'
import { sepaText } from './sepa-text.ts'

/** The states of the European Economic Area, as IBANs begin. */
const EEA = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/**
 * Whether an account can be debited with its IBAN alone. Elsewhere in SEPA (Switzerland, the United Kingdom, Monaco and
 * more) banks also want their BIC and the debtor's address (Regulation (EU) 2015/847, DK Anlage 3).
 */
export function isEeaIban(iban: string): boolean {
  return EEA.has(iban.slice(0, 2))
}

/**
 * The text a company signs (SEPA Core Direct Debit Rulebook, mandate for recurring payments), with name, address and id
 * of the creditor and the complete reference; stored word for word with the signature.
 */
export function mandateText(creditor: Creditor, reference: string): string {
  const { name, street, houseNumber, postalCode, city, creditorId } = creditor
  return [
    `Ich ermächtige ${name}, ${street} ${houseNumber}, ${postalCode} ${city} (Gläubiger-Identifikationsnummer ${creditorId}), Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${name} auf mein Konto gezogenen Lastschriften einzulösen.`,
    'Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
    `Mandatsreferenz: ${reference}. Wiederkehrende Zahlung.`,
  ].join('\n\n')
}

/** The creditor in a mandate's text, as it was signed; null when there is none. */
export function signedCreditor(text: string): KnownCreditor | null {
  const [, fromName = ''] = text.split('Kreditinstitut an, die von ', 2)
  const [name] = fromName.split(' auf mein Konto gezogenen Lastschriften', 1)
  const creditorId = /\(Gläubiger-Identifikationsnummer ([A-Z0-9]+)\)/.exec(text)?.[1]
  return name && creditorId ? { name, creditorId } : null
}

type KnownCreditor = { name: string; creditorId: string }

/**
 * What the debtor's bank has to be told with the next debit: the former name or id of the creditor, where it knows
 * another one (SEPA Core Rulebook, AT-18). Null when nothing has changed.
 */
export function formerCreditor(known: KnownCreditor | null, now: KnownCreditor) {
  const name = known && sepaText(known.name) !== sepaText(now.name) ? known.name : null
  const creditorId = known && known.creditorId !== now.creditorId ? known.creditorId : null
  return name === null && creditorId === null ? null : { name, creditorId }
}

/** An account as people may see it: `DE75 •••• 6199`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}

/** In groups of four, as on paper: `DE75 5121 0800 …`. */
export function groupIban(text: string): string {
  const compact = text.replace(/[^0-9a-z]/gi, '').toUpperCase()
  return compact.replace(/(.{4})(?=.)/g, '$1 ')
}

/** A mandate expires after this many months without a debit (SEPA Core Rulebook 4.1). */
export const MANDATE_MONTHS = 36
