// Apart from labels: addresses name these words, and what reads addresses is loaded by every visitor.

export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

export const TERMS_AUDIENCES = ['everyone', 'applicants', 'companies'] as const

/** How somebody agreed to a version or took note of it: with the account, or after a change was announced. */
export const CONSENT_WAYS = ['registration', 'notice'] as const
