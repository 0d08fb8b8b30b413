import { adFieldLabels, adSeverityLabels } from '~/features/ad-check/schema'
import { listAdRules } from '~/features/ad-check/server/rules'
import { csvLine } from '~/lib/csv'
import type { Queryable } from '~/platform/server/database/db'

const HEADS = ['Kennung', 'Regel', 'Wirkung', 'An', 'Sucht in', 'Wendungen', 'Ausnahmen', 'Quelle', 'Geändert']

/** All rules of the ad check as the lines of a CSV file, phrases one a line as in their form. */
export async function* adRuleLines(db: Queryable): AsyncGenerator<string> {
  yield csvLine(HEADS)
  for (const rule of await listAdRules(db)) {
    yield csvLine([
      ...[rule.key, rule.title, adSeverityLabels[rule.severity], rule.isEnabled],
      ...[rule.fields.map((field) => adFieldLabels[field]).join(', ')],
      ...[rule.phrases.join('\n'), rule.exceptions.join('\n'), rule.source, rule.editedAt],
    ])
  }
}
