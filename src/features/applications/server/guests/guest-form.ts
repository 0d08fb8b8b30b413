import { type Caller, isHeldUp, type LimitName, typedFrom } from '~/features/accounts/server/limits/limits'
import { guestApplySchema } from '~/features/applications/apply/apply-schema'
import { answerName, PLAIN_STATIONS, type PlainGuest, stationNames } from '~/features/applications/apply/plain-guest'
import { applyAsGuest } from '~/features/applications/server/commands/apply/guest-apply'
import { uploadAsGuest } from '~/features/applications/server/commands/apply/guest-upload'
import { preparePosting } from '~/features/applications/server/queries/for-applicant'
import { placeByCodeAndName, placeByPostalCode } from '~/features/places/server/places'
import { AppError } from '~/lib/app-error'
import { currentTime } from '~/lib/current-time'
import { parseMonth } from '~/lib/dates/date-entry'
import { uuidParam } from '~/lib/search-params'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { admitForm } from '~/platform/server/gate/admit-form'
import { isFromHere } from '~/platform/server/gate/own-form'

/** The fields of the form, a file, and fifteen questions. */
const MAX_PARTS = 48
const TOO_MANY = 'Das waren zu viele Versuche auf einmal. In einer Viertelstunde geht es weiter.'
const FOREIGN = 'Das kam nicht von unserer Seite, deshalb ist nichts geschehen. Bitte schick es hier noch einmal ab.'

/**
 * Takes the application that somebody without an account and without a script sends from the page of the form.
 * @returns what the page has to show again; undefined when it was another form, or no posting is meant
 */
export async function takeGuestForm(request: Request, unverifiedId: string): Promise<PlainGuest | 'sent' | undefined> {
  const jobPostingId = uuidParam(unverifiedId)
  if (jobPostingId === undefined) return undefined
  // The form with a script, sent before it was ready, is no multipart form.
  const admitted = admitForm(request, MAX_PARTS)
  if ('refusal' in admitted) return undefined
  const isOurs = isFromHere(request)
  const form = await admitted.request.formData()
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const id = uuidParam(values.id) ?? uuidv7()
  const again = (errors: PlainGuest['errors'], file: PlainGuest['file']) => ({ id, values, errors, file })
  if (!isOurs) return again({ form: FOREIGN }, null)
  const caller = { address: request.headers.get('x-client-ip') }
  const kept = await keepFile(id, form, caller)
  const { input, errors } = await inputOf(jobPostingId, id, values, kept.file)
  const missing = { ...errors, ...kept.errors }
  if (!input || Object.keys(missing).length > 0) return again(missing, kept.file)
  if (await isHeld('guest-application', typedFrom(input.email, caller.address)))
    return again({ form: TOO_MANY }, kept.file)
  try {
    await applyAsGuest({ db: database().db, now: currentTime(), clientIp: caller.address }, input)
    return 'sent'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return again({ form: error.message }, kept.file)
  }
}

function isHeld(what: LimitName, caller: Caller): Promise<boolean> {
  return isHeldUp(database().db, what, caller)
}

/** The chosen file is stored at once, so that nobody has to choose it again; an earlier one stays. */
async function keepFile(id: string, form: FormData, caller: Caller): Promise<Pick<PlainGuest, 'file' | 'errors'>> {
  const chosen = form.get('file')
  const before = uuidParam(form.get('fileId'))
  if (before !== undefined)
    return { file: { id: before, name: String(form.get('fileName') ?? '').slice(0, 200) }, errors: {} }
  if (!(chosen instanceof File) || chosen.size === 0) return { file: null, errors: {} }
  if (await isHeld('guest-upload', caller)) return { file: null, errors: { file: TOO_MANY } }
  try {
    const stored = await uploadAsGuest({ db: database().db, clientIp: caller.address }, { guestId: id, file: chosen })
    return { file: { id: stored.id, name: stored.name }, errors: {} }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { file: null, errors: { file: error.message } }
  }
}

/** What the form says as the application's input, or what is missing, by the names of its fields. */
async function inputOf(jobPostingId: string, id: string, values: PlainGuest['values'], file: PlainGuest['file']) {
  const { questions } = await preparePosting(database().db, jobPostingId, currentTime()).catch((error: unknown) => {
    // The page says that it is over.
    if (error instanceof AppError) return { questions: [] }
    throw error
  })
  const text = (name: string) => values[name]?.trim() ?? ''
  const stations = Array.from({ length: PLAIN_STATIONS }, (_, at) => stationNames(at)).filter((names) =>
    Object.values(names).some((name) => text(name) !== ''),
  )
  const month = (name: string) => parseMonth(text(name)) ?? text(name)
  const parsed = guestApplySchema.safeParse({
    ...{ id, jobPostingId, email: text('email'), website: text('website'), phone: text('phone') || null },
    ...{ firstName: text('firstName'), lastName: text('lastName'), place: placeOf(text('postalCode'), text('town')) },
    ...{ coverLetter: text('coverLetter'), skills: text('skills'), education: [] },
    answers: questions.map(({ id: questionId }) => ({ questionId, answer: text(answerName(questionId)) })),
    experience: stations.map((names) => ({
      ...{ id: uuidv7(), position: text(names.position), employer: text(names.employer), place: null },
      ...{ from: month(names.from), to: month(names.to) || null, description: '' },
    })),
    attachmentFileIds: file ? [file.id] : [],
  })
  const errors: Record<string, string> = {}
  for (const { isRequired, id: questionId } of questions)
    if (isRequired && text(answerName(questionId)) === '')
      errors[answerName(questionId)] = 'Bitte beantworte diese Frage.'
  for (const { path, message } of parsed.error?.issues ?? []) errors[fieldOf(path)] ??= message
  if (errors.postalCode) {
    errors.postalCode =
      text('postalCode') === ''
        ? 'Bitte gib deine Postleitzahl an.'
        : 'Diese Postleitzahl kennen wir nicht. Bitte prüfe sie.'
  }
  return { input: parsed.data, errors }

  function fieldOf([first, at, part]: PropertyKey[]): string {
    if (first === 'place') return 'postalCode'
    const names = first === 'experience' ? stations[Number(at)] : undefined
    if (names && (part === 'position' || part === 'employer' || part === 'from' || part === 'to')) return names[part]
    return typeof first === 'string' && first in values ? first : 'form'
  }
}

/** The place of the code that is called so, else the first one of the code. */
function placeOf(postalCode: string, town: string) {
  const known = placeByCodeAndName(postalCode, town)
  if (known) return known
  const found = placeByPostalCode(postalCode)
  return found === undefined ? null : { ...found, postalCode }
}
