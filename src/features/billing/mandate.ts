import { CREDITOR } from './creditor'

/**
 * The text a company signs (SEPA Core Direct Debit Rulebook, mandate for recurring payments); stored word for word with
 * the signature. The reference follows with the confirmation, as the rulebook allows.
 */
export function mandateText(): string {
  return [
    `Ich ermächtige die ${CREDITOR.name} (Gläubiger-Identifikationsnummer ${CREDITOR.identifier}), Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von der ${CREDITOR.name} auf mein Konto gezogenen Lastschriften einzulösen.`,
    'Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.',
    'Wiederkehrende Zahlung. Die Mandatsreferenz erhalte ich mit der Bestätigung.',
  ].join('\n\n')
}

/** What people may see of an account: `DE75 •••• 6199`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}

/** In groups of four, as on paper: `DE75 5121 0800 …`. */
export function groupIban(text: string): string {
  const compact = text.replace(/[^0-9a-z]/gi, '').toUpperCase()
  return compact.replace(/(.{4})(?=.)/g, '$1 ')
}
