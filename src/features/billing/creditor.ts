/**
 * Who collects the direct debits. PLACEHOLDER: to be replaced by the operator's settings under `/super`; the identifier
 * is the Bundesbank's test value and no bank accepts it.
 */
export const CREDITOR = { name: 'Stellwerk GmbH', identifier: 'DE98ZZZ09999999999' } as const
