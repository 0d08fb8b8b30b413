import { asc, eq, sql } from 'drizzle-orm'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { pick } from '~/lib/pick'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { getSettings } from '~/platform/server/settings/settings'
import { adCheckError } from '../errors'
import { DEFAULT_AD_RULES } from '../rules/default-rules'
import { AD_CHECKS, type AdRule, type AdRuleBook, type AdRuleInput } from '../schema'
import { adRule } from './table'

export type StoredAdRule = AdRule & { version: number; editedAt: Date | null; isOwn: boolean }

const delivered = new Map(DEFAULT_AD_RULES.map((rule) => [rule.key, rule]))

/** All rules in order: the built-in ones, as changed by the platform admins, then those they have added. */
export async function listAdRules(db: Queryable): Promise<StoredAdRule[]> {
  const rows = await db.select(columns).from(adRule).orderBy(asc(adRule.position), asc(adRule.key))
  // A check that has left the product stays in its row, and does nothing.
  const usable = rows.filter(({ check }) => AD_CHECKS.includes(check))
  const stored = new Map(usable.map((row) => [row.key, { ...row, isOwn: !delivered.has(row.key) }]))
  const fromUs = DEFAULT_AD_RULES.map((rule) => stored.get(rule.key) ?? asDelivered(rule))
  return [...fromUs, ...[...stored.values()].filter(({ isOwn }) => isOwn)]
}

/** The data of the ad check: the enabled rules, and the amounts set by law and operator. */
export async function adRuleBook(db: Queryable): Promise<AdRuleBook> {
  const [rules, { minimumWageCents, minijobLimitCents, payTransparency }] = await Promise.all([
    listAdRules(db),
    getSettings(db),
  ])
  return {
    rules: rules
      .filter(({ isEnabled }) => isEnabled)
      .map(({ version: _version, editedAt: _editedAt, isOwn: _isOwn, ...rule }) => rule),
    minimumWageCents,
    minijobLimitCents,
    payTransparency,
  }
}

/**
 * Changes a rule, or adds one of phrases, and records who did it.
 * @throws AppError adRuleChanged when somebody was faster
 */
export async function saveAdRule(
  { db, actor, now }: SignedInContext,
  { version, ...input }: AdRuleInput,
): Promise<{ key: string; version: number }> {
  return db.transaction(async (tx) => {
    // A rule that was never changed has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ad-rule ${input.key}`}))`)
    const [row] = await tx.select(columns).from(adRule).where(eq(adRule.key, input.key))
    const original = delivered.get(input.key)
    const before = row ?? (original && asDelivered(original))
    if (version !== (before?.version ?? 0)) {
      const change = { subjectType: 'ad-rule', actions: ['ad-rule.changed', 'ad-rule.added'], key: input.key }
      throw adCheckError('adRuleChanged', await adminWhoWasFaster(tx, actor, change, 'diese Regel'))
    }
    const next = {
      ...input,
      check: before?.check ?? 'phrases',
      position: original ? DEFAULT_AD_RULES.indexOf(original) : DEFAULT_AD_RULES.length,
      version: version + 1,
      editedAt: now,
    } as const
    await tx.insert(adRule).values(next).onConflictDoUpdate({ target: adRule.key, set: next })
    await audit(tx, actor, before ? 'ad-rule.changed' : 'ad-rule.added', {
      type: 'ad-rule',
      details: { key: input.key, before: before ? shortOf(before) : null, after: shortOf(next) },
    })
    return { key: input.key, version: next.version }
  })
}

function asDelivered(rule: AdRule): StoredAdRule {
  return { ...rule, version: 1, editedAt: null, isOwn: false }
}

function shortOf({ severity, isEnabled, phrases, exceptions, title }: Omit<AdRule, 'key'>): string {
  return JSON.stringify({ severity, isEnabled, title, phrases, exceptions })
}

const columns = {
  ...pick(adRule, 'key', 'check', 'severity', 'isEnabled', 'fields', 'phrases', 'exceptions', 'title', 'explanation'),
  ...pick(adRule, 'source', 'suggestion', 'version', 'editedAt'),
}
