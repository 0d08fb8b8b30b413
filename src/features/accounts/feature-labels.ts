/**
 * German labels of a feature for platform admins, by their stored names: its actions in the audit log, what those are
 * about, and what its e-mails are about. Each feature defines its own; the administration combines them.
 */
export type FeatureLabels = {
  actions?: Readonly<Record<string, string>>
  subjects?: Readonly<Record<string, string>>
  mails?: Readonly<Record<string, string>>
}
