/**
 * What platform admins read of a feature, in German, by the names under which it is stored: its acts in the audit log, what
 * those are about, and what its e-mails are about. Each feature says its own; the administration puts them together.
 */
export type FeatureLabels = {
  actions?: Readonly<Record<string, string>>
  subjects?: Readonly<Record<string, string>>
  mails?: Readonly<Record<string, string>>
}
