/** The placeholders of letters to applicants; all of them are replaced before sending. */
export const TEMPLATE_VARIABLES = {
  vorname: 'Vorname',
  nachname: 'Nachname',
  name: 'Vor- und Nachname',
  stelle: 'Titel der Stelle',
  unternehmen: 'Name Ihres Unternehmens',
  absender: 'Ihr eigener Name',
  beworben_am: 'Tag der Bewerbung',
} as const
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES
export type TemplateValues = Record<TemplateVariable, string>

const PLACEHOLDER = /\{\{?\s*([a-zA-ZäöüÄÖÜß_]+)\s*\}?\}/g

/** Fills in a template. Unknown placeholders stay, so that the writer notices them. */
export function fillTemplate(body: string, values: TemplateValues): string {
  return body.replace(PLACEHOLDER, (whole, name: string) => {
    const key = name.toLowerCase()
    return isVariable(key) ? values[key] : whole
  })
}

/** Fills in only the name; everything else stays as it is. */
export function fillNames(body: string, { firstName, lastName }: { firstName: string; lastName: string }): string {
  const names: Record<string, string> = { vorname: firstName, nachname: lastName, name: `${firstName} ${lastName}` }
  return body.replace(PLACEHOLDER, (whole, name: string) => names[name.toLowerCase()] ?? whole)
}

/** Unknown names in braces. */
export function unknownVariables(body: string): string[] {
  const names = [...body.matchAll(PLACEHOLDER)].map(([whole, name = '']) => ({ whole, name: name.toLowerCase() }))
  return [...new Set(names.filter(({ name }) => !isVariable(name)).map(({ whole }) => whole))]
}

/** What is wrong with the names in braces; nothing when all are known. */
export function placeholderProblem(body: string): string | undefined {
  const unknown = unknownVariables(body)
  return unknown.length > 0 ? `Unbekannter Platzhalter: ${unknown.join(', ')}` : undefined
}

/** What is known only of somebody who has applied. */
export const PERSONAL_VARIABLES: readonly TemplateVariable[] = ['vorname', 'nachname', 'name', 'beworben_am']

/** Whether a text has one of these placeholders. */
export function usesVariable(body: string, names: readonly TemplateVariable[]): boolean {
  return [...body.matchAll(PLACEHOLDER)].some(([, name = '']) => names.some((each) => each === name.toLowerCase()))
}

function isVariable(name: string): name is TemplateVariable {
  return Object.hasOwn(TEMPLATE_VARIABLES, name)
}
