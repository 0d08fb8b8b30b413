/**
 * How a company has proved its identity: a mail to its own domain, a record or a file there, or a check by an admin.
 */
export const VERIFICATION_PROOFS = ['mail', 'dns', 'file', 'admin'] as const
export type VerificationProof = (typeof VERIFICATION_PROOFS)[number]

/** What admins read of each proof. */
export const verificationProofLabels = {
  mail: 'E-Mail an die eigene Domain',
  dns: 'DNS-Eintrag der eigenen Domain',
  file: 'Datei auf der eigenen Website',
  admin: 'Von einem Admin geprüft',
} as const satisfies Record<VerificationProof, string>
