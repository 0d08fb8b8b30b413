import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { Queryable } from '~/platform/server/database/db'
import { ACCOUNT_SETS } from './data-sets/account'
import { APPLICANT_SETS } from './data-sets/applicant'
import type { DataSet, Subject } from './data-sets/data-set'

/** Everything stored about a person and disclosed to them, table by table. */
export const DATA_SETS: readonly DataSet[] = [...ACCOUNT_SETS, ...APPLICANT_SETS]

/** Tables that name people but are not disclosed, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  search_document: 'Suchindex, aus Lebenslauf und Profil berechnet',
  resume_drop:
    'aufgelegter Lebenslauf ohne Konto; verschlüsselt, nach einer Stunde oder einem Tag gelöscht, nur mit dem Geheimnis im Browser oder in der E-Mail lesbar',
  rate_limit: 'Zähler gegen Ausprobieren und Abziehen; Adressen nur als Prüfwert, nach ein bis zwei Tagen gelöscht',
  verification: 'Geheimnisse aus Links in E-Mails; sie gelten Stunden und werden dann gelöscht',
  scheduled_rejection: 'eine Absage, die das Unternehmen noch zurücknehmen kann; zugestellt steht sie im Verlauf',
  sepa_mandate: 'gehört dem Unternehmen und steht in dessen Büchern',
  direct_debit_run: 'Bücher der Plattform',
  bank_import: 'Bücher der Plattform',
  bank_statement: 'Bücher der Plattform',
  bank_entry: 'Bücher der Plattform; wer eine Buchung zugeordnet hat, steht dort für die Prüfung der Bücher',
  billing_order: 'gehört dem Unternehmen und steht in dessen Büchern',
  company: 'gehört dem Unternehmen',
  company_profile: 'gehört dem Unternehmen und ist öffentlich',
  ad_draft: 'Text einer Stelle ohne Konto, nur über seinen Link zu finden; nach Stunden gelöscht',
  job_posting: 'gehört dem Unternehmen und ist öffentlich',
  job_posting_changes: 'gehört dem Unternehmen, wie die Stelle selbst',
  reply_template: 'Vorlagen gehören dem Unternehmen; wer eine zuletzt geändert hat, steht für die Kollegen dabei',
  application_stage:
    'eigene Schritte des Unternehmens; wer einen ergänzt oder zuletzt geändert hat, steht für die Kollegen dabei',
  operator: 'Angaben des Betreibers, öffentlich im Impressum',
  operator_account_change: 'Angaben des Betreibers; wer sie vorschlug, steht im Protokoll der Plattform',
  authority_order:
    'Anordnungen von Behörden ohne Namen von Betroffenen; wer sie eintrug, steht im Protokoll der Plattform',
  data_incident: 'Nachweis über Datenpannen; nennt keine einzelnen Personen',
  incident_letter: 'Brief an Betroffene; die Adressen werden nur zum Versand gebraucht',
  processor_agreement: 'Vertrag des Unternehmens; wer ihn geschlossen hat, gehört dazu',
  agreement_version: 'Texte des Vertrags zur Auftragsverarbeitung, für alle Unternehmen gleich',
  agreement_notice: 'wann ein Unternehmen von einem Vertragstext erfuhr und was es einwandte; gehört zu dessen Vertrag',
  terms_version: 'Fassungen der AGB und der Datenschutzerklärung, öffentlich',
  legal_hold: 'Anordnung des Unternehmens; wer sie traf, steht im Protokoll der Plattform',
  invoice_file: 'gehört dem Unternehmen',
  system_hold: 'Entscheidungen über Hintergrunddienste; wer sie traf, steht im Protokoll der Plattform',
  invoice_entry: 'Bücher der Plattform',
}

/** The rows of one data set, in the order in which they were created. */
export async function readDataSet(db: Queryable, { table, of, instead, without = {} }: DataSet, subject: Subject) {
  const columns = getTableColumns(table)
  const shown = Object.fromEntries(Object.entries(columns).filter(([name]) => !(name in without)))
  const rows = await db
    .select({ ...shown, ...instead })
    .from(table)
    .where(of(subject, db) ?? sql`false`)
    .orderBy(columns.createdAt ?? sql`1`)
  return rows
}

/** Name of a set's table in the database. */
export function tableOf({ table }: DataSet): string {
  return getTableName(table)
}
