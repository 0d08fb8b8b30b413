import { z } from 'zod'
import { adminWhoWasFaster } from '~/features/accounts/server/admin-faster'
import type { SignedInContext } from '~/features/accounts/server/command-context'
import { AppError, type FieldErrors } from '~/lib/app-error'
import { audit } from '~/platform/server/audit/audit'
import type { Queryable } from '~/platform/server/database/db'
import { lockSetting, readSettings, settingChanges, writeSetting } from '~/platform/server/settings/settings'
import { settingTexts } from '~/platform/settings/labels'
import { settingKeySchema, settingsSchema } from '~/platform/settings/schema'
import { adminError } from '../errors'

/** Every platform setting with its value, in the order of the page. */
export async function listSettings(db: Queryable) {
  const [settings, changes] = await Promise.all([readSettings(db), settingChanges(db)])
  return settingKeySchema.options
    .map((key) => ({ key, value: settings[key], updatedAt: changes.get(key) ?? null }))
    .sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
}

export const saveSettingSchema = z.object({
  key: settingKeySchema,
  /** Checked by the rule of the setting. */
  value: z.unknown(),
  /** As the list showed it; null while the setting has its default. */
  updatedAt: z.date().nullable(),
})

/**
 * Changes one setting and records who did it, from what to what. Saving the same again changes nothing.
 * @throws {AppError} invalid with messages below `value`, or conflict when somebody changed it meanwhile
 */
export async function saveSetting(
  { db, actor, now }: SignedInContext,
  { key, value: unchecked, updatedAt }: z.infer<typeof saveSettingSchema>,
): Promise<void> {
  const checked = settingsSchema.shape[key].safeParse(unchecked)
  if (!checked.success) throw notAllowed(checked.error)
  const value = checked.data
  await db.transaction(async (tx) => {
    const changedAt = await lockSetting(tx, key)
    const before = (await readSettings(tx))[key]
    if (JSON.stringify(before) === JSON.stringify(value)) return
    if (changedAt?.getTime() !== updatedAt?.getTime()) {
      const change = { subjectType: 'platform-setting', actions: ['setting.changed'], key }
      throw adminError('settingChanged', await adminWhoWasFaster(tx, actor, change, 'diese Einstellung'))
    }
    await writeSetting(tx, key, value, now)
    await audit(tx, actor, 'setting.changed', {
      type: 'platform-setting',
      details: { key, before: JSON.stringify(before), after: JSON.stringify(value) },
    })
  })
}

const ORDER = Object.keys(settingTexts)

function notAllowed(error: z.ZodError): AppError {
  const fieldErrors: FieldErrors = {}
  for (const issue of error.issues) {
    const path = ['value', ...issue.path].join('.')
    fieldErrors[path] = [...(fieldErrors[path] ?? []), issue.message]
  }
  const message = error.issues[0]?.message ?? 'Die Eingabe ist ungültig.'
  return new AppError('invalid', message, { reason: 'settingNotAllowed', fieldErrors })
}
