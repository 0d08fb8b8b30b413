/** What companies write to people whose résumé they found. */
export const CONTACT_MESSAGES = [
  'Guten Tag,\n\nIhr Lebenslauf passt gut zu dem, was wir suchen. Mögen Sie mit uns sprechen? Dann stimmen Sie der Anfrage zu, wir melden uns danach bei Ihnen.',
  'Guten Tag,\n\nMenschen mit Ihrer Erfahrung suchen wir gerade. Wir würden Ihnen gern zeigen, wie wir arbeiten, auch an einem Abend nach der Schicht.',
] as const
