/** An automatic action that ends, deletes or anonymises something: its name, and what its share is counted of. */
export type HoldLabel = { act: string; of: string }

/** The label of one of an action's details; with its values, when those are not shown as stored. */
export type DetailLabel =
  | string
  | { label: string; values: 'cents' | 'day' | 'limit' | Readonly<Record<string, string>> }

/**
 * German labels of a feature for platform admins, by their stored names: its actions in the audit log, what those are
 * about and their details, what its e-mails are about, and its actions that may be held. Each feature defines its own; the administration combines them.
 */
export type FeatureLabels = {
  actions?: Readonly<Record<string, string>>
  subjects?: Readonly<Record<string, string>>
  mails?: Readonly<Record<string, string>>
  details?: Readonly<Record<string, DetailLabel>>
  holds?: Readonly<Record<string, HoldLabel>>
}
