import { z } from '../zod.ts'

/**
 * Makes every schema report in German: specification, section 5. Called once, on the server and by forms in the
 * browser.
 */
export function installValidationMessages(): void {
  z.config({ customError: (issue) => validationMessage(issue) })
}

/** The German sentence for an issue; a message set on the rule itself takes precedence. */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'too_small':
      return isNumeric(issue.origin)
        ? `Bitte geben Sie eine Zahl ein, die mindestens ${germanNumber(issue.minimum)} beträgt.`
        : 'Dieses Feld darf nicht leer sein. Bitte geben Sie einen Wert ein.'
    case 'too_big':
      return tooBigMessage(issue.origin, issue.maximum)
    case 'invalid_format':
      return formatMessage(issue.format)
    case 'invalid_type':
      return isNumeric(issue.expected) ? 'Bitte geben Sie eine Zahl an.' : 'Bitte geben Sie einen gültigen Wert an.'
    case 'unrecognized_keys':
      return `Die Felder "${issue.keys.join(', ')}" sind unzulässig.`
    case 'invalid_value':
      return 'Bitte wählen Sie einen gültigen Wert aus.'
    case 'custom':
      return 'Die Eingabe ist ungültig. Bitte überprüfen Sie Ihre Angaben.'
    default:
      return fallback
  }
}

const fallback = 'Es ist ein Fehler aufgetreten.'

function tooBigMessage(origin: string, maximum: number | bigint): string {
  if (isNumeric(origin)) return `Bitte geben Sie eine Zahl ein, die höchstens ${germanNumber(maximum)} beträgt.`
  if (origin === 'string') return `Der Text ist zu lang. Maximal erlaubt sind ${germanNumber(maximum)} Zeichen.`
  return fallback
}

function formatMessage(format: string): string {
  if (format === 'email') return 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'
  // A plain day is also called a date.
  if (format === 'datetime' || format === 'date') return 'Bitte geben Sie ein gültiges Datum ein.'
  return 'Bitte geben Sie einen gültigen Wert ein.'
}

function isNumeric(kind: string): boolean {
  return kind === 'number' || kind === 'int' || kind === 'bigint'
}

function germanNumber(value: number | bigint): string {
  return value.toLocaleString('de-DE')
}
