import { getTableColumns } from 'drizzle-orm'
import { findOperator } from '~/features/billing/server/operator/operator'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { DATA_SETS, tableOf } from '../personal-data'
import type { Activity } from './activity'
import { MARKET_ACTIVITIES } from './market-activities'
import { PLATFORM_ACTIVITIES } from './platform-activities'

/** Every processing activity; a test finds tables with personal data that are in none or in two. */
export const ACTIVITIES: readonly Activity[] = [...MARKET_ACTIVITIES, ...PLATFORM_ACTIVITIES]

/** Technical and organisational measures (Art. 32), as far as the product carries them out. */
const MEASURES = [
  'Übertragung nur verschlüsselt (HTTPS), strenge Inhaltsrichtlinie, keine Inhalte fremder Server',
  'Passwörter nur als Prüfwert (scrypt), Passkeys und zweiter Faktor; für Plattform-Admins ist er Pflicht',
  'Rechte je Vorgang geprüft, Anmeldungen enden nach Zeit und aus der Ferne, heikle Schritte brauchen eine frische Anmeldung',
  'Grenzen gegen Ausprobieren und Abziehen von Daten je Konto, Adresse und Postfach',
  'Die Datenbankrolle des Programms besitzt nichts; das Protokoll ist verkettet und signiert',
  'Freigaben von Lastschriften, Beschwerden und dem eigenen Konto durch eine zweite Person',
  'Sicherungen auf Wunsch verschlüsselt, nach dem Schreiben gelesen und geprüft',
  'Tägliche Löschung nach den Fristen dieses Verzeichnisses; ungewöhnlich große Löschungen hält ein Mensch frei',
] as const

/**
 * The register of processing activities (Art. 30 DSGVO): activities with the periods that are set at present and the
 * columns that are stored, and the operator's own statements.
 */
export async function findRegister(db: Queryable) {
  const [operator, settings] = await Promise.all([findOperator(db), getSettings(db)])
  const columns = new Map(DATA_SETS.map((set) => [tableOf(set), Object.keys(getTableColumns(set.table))]))
  return {
    controller: operator && {
      name: operator.name,
      representatives: operator.representatives,
      address: `${operator.street} ${operator.houseNumber}, ${operator.postalCode} ${operator.city}`,
      email: operator.email,
      dataProtectionContact: operator.dataProtectionContact,
      processors: operator.processors,
    },
    measures: MEASURES,
    activities: ACTIVITIES.map(({ deletion, tables, ...activity }) => ({
      ...activity,
      deletion: deletion(settings),
      tables: tables.map((name) => ({ name, columns: columns.get(name) ?? [] })),
    })),
  }
}
