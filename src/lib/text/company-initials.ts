const LEGAL_FORM =
  /\s(?:g?GmbH|AG|SE|KGaA|KG|OHG|e?GbR|PartG(?:mbB)?|UG|e\.\s?K\.|e\.\s?V\.|eG|gKU|g?mbH|mbB|& Co\.?|\(haftungsbeschränkt\)|Ltd\.?|Inc\.?)(?=\s|$|,)/gu

/** "Müller AG" is an M: two companies of three would otherwise end in the same letter. */
export function withoutLegalForm(name: string): string {
  const bare = name.replace(LEGAL_FORM, '').trim()
  return bare === '' ? name : bare
}

/** Words that a name is not known by. */
const FILLERS = new Set(['und', 'der', 'die', 'das', 'für', 'zur', 'zum', 'am', 'an', 'im', 'von'])

/** One or two letters for a company without a logo: "Hotel zur Linde e. K." is HL. */
export function companyInitials(name: string): string {
  const words = withoutLegalForm(name)
    .split(/[\s\-&+(),.]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const known = words.filter((word) => !FILLERS.has(word.toLowerCase()))
  return (known.length > 0 ? known : words)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
}
