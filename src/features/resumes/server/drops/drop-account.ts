import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import {
  accountByMail,
  isCompanyAddress,
  profileByMail,
  type WelcomeAccount,
} from '~/features/applicants/server/commands/account-by-mail'
import { findPlace, placeByCodeAndName, placeByPostalCode } from '~/features/places/server/places'
import { uuidv7 } from '~/lib/uuid'
import { fieldOfTitle } from '~/lib/work/occupation-field'
import type { OccupationField } from '~/lib/work/vocabulary'
import type { Database, Queryable } from '~/platform/server/database/db'
import { resumeError } from '../../errors'
import { type DropAccountInput, type DropMailInput, dropAccountSchema, type ImportedResume } from '../../schema'
import { insertResume } from '../commands/create-resume'
import { ACCOUNT_HOURS, resumeAccountMail } from './drop-emails'
import { forgetDrop, keepDrop, openDrop } from './drops'
import { occupationsIn } from './sought'

/** Of a long career, what somebody does now counts. */
const MOST_FIELDS = 2

type Ctx = { db: Database; now: Date }
type Visitor = Ctx & { clientIp: string | null }

/**
 * Keeps a copy of the drop for a day and mails the link that makes an account of it. The answer does not reveal whether
 * the address has an account.
 * @returns whether the mail is on its way; too many from one network to one mailbox are dropped
 * @throws AppError dropGone
 */
export async function askForAccount(
  ctx: Visitor,
  token: string | null,
  { email, stelle }: DropMailInput,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const link = await copyForAccount(tx, ctx.now, token, { email, jobPostingId: stelle })
    const left = await enqueueMails(tx, [{ ...resumeAccountMail(email, link), askedFrom: ctx.clientIp }])
    // Nobody waits for a mail that does not come, and nothing of them is kept for it.
    if (left === 0) await forgetDrop(tx, link)
    return left > 0
  })
}

/**
 * The copy that an account can be made of, or that an existing one takes over.
 * @returns its secret
 * @throws AppError dropGone
 */
export async function copyForAccount(
  db: Queryable,
  now: Date,
  token: string | null,
  account: { email: string; jobPostingId: string | null },
): Promise<string> {
  const { expiresAt: _, ...drop } = await openDrop(db, token, now)
  return keepDrop(db, { ...drop, account }, new Date(now.getTime() + ACCOUNT_HOURS * 3_600_000))
}

/**
 * What the page behind the link shows for checking.
 * @throws AppError dropGone
 */
export async function accountOfDrop(db: Queryable, unverifiedToken: string, now: Date) {
  const { account, imported, expiresAt } = await openDrop(db, unverifiedToken, now)
  if (!account) throw resumeError('dropGone')
  const { email, jobPostingId } = account
  const said = findPlace(imported.person.place ?? '')
  const place = said.kind === 'found' ? said.place : null
  return {
    ...{ email, jobPostingId, expiresAt },
    isCompany: await isCompanyAddress(db, email),
    ...namesIn(imported),
    phone: dropAccountSchema.shape.phone.safeParse(imported.person.phone).data ?? '',
    postalCode: place?.postalCode ?? '',
    town: place?.name ?? '',
    content: imported.content,
    unplaced: imported.unplaced.length,
  }
}

/**
 * The click that makes account, profile and résumé of the drop, in one transaction. The link works once.
 * @returns the user who may be signed in by this click, null for accounts that have another way in
 * @throws AppError dropGone, dropPlace, dropRefused, tooMany
 */
export async function takeOverDrop(ctx: Ctx & { welcome: WelcomeAccount }, input: DropAccountInput) {
  const place = placeByCodeAndName(input.postalCode, input.town) ?? placeOf(input.postalCode)
  if (!place) throw resumeError('dropPlace')
  return ctx.db.transaction(async (tx) => {
    const { account, imported } = await openDrop(tx, input.token, ctx.now)
    // Of two clicks at once the second waits here, and finds it gone.
    if (!account || !(await forgetDrop(tx, input.token))) throw resumeError('dropGone')
    const { firstName, lastName, phone } = input
    const owner = await accountByMail(tx, account.email, `${firstName} ${lastName}`, ctx.welcome)
    if (owner.refused) throw resumeError('dropRefused')
    const headline = imported.person.headline?.slice(0, 120) ?? imported.content.experience[0]?.position ?? null
    const applicantProfileId = await profileByMail(tx, owner.userId, {
      ...{ firstName, lastName, phone, place, headline },
      fields: fieldsOf(imported),
    })
    await insertResume(tx, applicantProfileId, {
      id: uuidv7(),
      title: (imported.title || headline || 'Lebenslauf').slice(0, 80),
      template: imported.template ?? 'klar',
      content: imported.content,
    })
    const { userId, mayEnter } = owner
    return { userId, signIn: mayEnter ? userId : null, jobPostingId: account.jobPostingId }
  })
}

/** What the newest occupations belong to; the person changes it in their profile. */
function fieldsOf(imported: ImportedResume): OccupationField[] {
  const fields = occupationsIn(imported).flatMap(({ label }) => fieldOfTitle(label) ?? [])
  return [...new Set(fields)].slice(0, MOST_FIELDS)
}

function placeOf(postalCode: string) {
  const place = placeByPostalCode(postalCode)
  if (!place) return undefined
  const { name, land, lat, lon } = place
  return { postalCode, name, land, lat, lon }
}

/** First and last names; small words such as "von" belong to the last name. */
function namesIn({ person }: ImportedResume): { firstName: string; lastName: string } {
  const words = (person.name ?? '').split(/\s+/).filter(Boolean)
  const particle = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  const at = particle > 0 ? particle : words.length - 1
  return { firstName: words.slice(0, at).join(' ').slice(0, 80), lastName: words.slice(at).join(' ').slice(0, 80) }
}
