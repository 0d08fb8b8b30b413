import { emailSchema } from '~/features/accounts/schema'
import { postalCodeSchema } from '~/features/places/schema'
import { isPublicUrl, NOT_PUBLIC } from '~/lib/public-url'
import { richTextSchema } from '~/lib/rich-text/rich-text-schema'
import { paramsSchema } from '~/lib/schema/search-params-schema'
import { printableLine } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { MAX_ALT_TEXT, MAX_PICTURES, MEDIA_KINDS } from './media'
import { readCompanySearch } from './search-params'
import { INDUSTRIES, MEMBER_ROLES, SIZE_BANDS } from './vocabulary'

/** A text that may be missing; an empty field means missing. */
const optionalText = (max: number) =>
  printableLine()
    .max(max)
    .transform((text) => text || null)
    .nullable()

/** Input of "Unternehmensprofil": what the public sees. */
export const companyProfileInputSchema = z.object({
  name: printableLine().min(1).max(120),
  legalForm: optionalText(60),
  registerCourt: optionalText(80),
  registerNumber: optionalText(40),
  vatId: optionalText(14),
  street: printableLine().min(1, 'Bitte geben Sie die Straße an.').max(80),
  houseNumber: printableLine().min(1, 'Bitte geben Sie die Hausnummer an.').max(12),
  postalCode: postalCodeSchema,
  city: printableLine().min(1, 'Bitte geben Sie den Ort an.').max(80),
  website: optionalText(200).pipe(
    z
      .url({
        protocol: /^https?$/,
        error: 'Bitte geben Sie die vollständige Adresse an, zum Beispiel https://www.beispiel.de.',
        abort: true,
      })
      .refine(isPublicUrl, NOT_PUBLIC)
      .nullable(),
  ),
  sizeBand: z.enum(SIZE_BANDS),
  industry: z.enum(INDUSTRIES),
  description: richTextSchema,
  benefits: z
    .array(printableLine().max(1000))
    .max(200)
    .transform((lines) => lines.filter((line) => line !== ''))
    .refine((lines) => lines.length <= 20, 'Bitte nennen Sie höchstens 20 Vorteile.')
    .refine((lines) => lines.every((line) => line.length <= 80), 'Ein Vorteil darf höchstens 80 Zeichen haben.'),
  contactName: printableLine().min(1).max(120),
  contactEmail: emailSchema,
  contactPhone: optionalText(40),
  // § 5 DDG, in addition to name, address and register.
  representatives: optionalText(200).default(null),
  legalEmail: optionalText(254).pipe(emailSchema.nullable()).default(null),
  legalPhone: optionalText(40).default(null),
  economicId: optionalText(20).default(null),
  supervisoryAuthority: optionalText(200).default(null),
})

/** Saving: without a version the profile is created, with one that version is changed. The client makes the id. */
export const saveCompanyProfileSchema = companyProfileInputSchema.extend({
  id: z.uuid(),
  version: z.number().int().min(1).nullable(),
})
export type SaveCompanyProfileInput = z.infer<typeof saveCompanyProfileSchema>

export const companySearchSchema = paramsSchema(readCompanySearch)

/** A reader reads the applications to this posting; all others those to every posting. */
const roleFields = { role: z.enum(MEMBER_ROLES), jobPostingId: z.uuid().nullable() }
export type RoleInput = z.infer<z.ZodObject<typeof roleFields>>

/** Input of "Kollegen einladen". */
export const inviteColleagueSchema = z.object({
  email: emailSchema.transform((email) => email.toLowerCase()),
  ...roleFields,
})
export type InviteColleagueInput = z.infer<typeof inviteColleagueSchema> & { id: string }

export const changeRoleSchema = z.object({ memberId: z.uuid(), ...roleFields })
export type ChangeRoleInput = z.infer<typeof changeRoleSchema>

/** The secret of an invitation link; any other form is no invitation. */
export const invitationTokenSchema = z.object({ token: z.string().min(1).max(200) })

/** The form of an uploaded picture or captions file: `kind` and `file`. */
export const companyFileSchema = z
  .instanceof(FormData)
  .transform((form) => ({ kind: form.get('kind'), file: form.get('file') }))
  .pipe(z.object({ kind: z.enum(['logo', 'cover', 'poster', 'captions']), file: z.instanceof(File) }))

const altTextSchema = printableLine().min(1, 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.').max(MAX_ALT_TEXT)

/** The form of a picture for the page: the client's `id`, `file` and `altText`. */
export const addPictureSchema = z
  .instanceof(FormData)
  .transform((form) => ({ id: form.get('id'), file: form.get('file'), altText: form.get('altText') }))
  .pipe(z.object({ id: z.uuid(), file: z.instanceof(File), altText: altTextSchema }))

export const describePictureSchema = z.object({ id: z.uuid(), altText: altTextSchema })
/** All pictures of the page in their new order. */
export const orderPicturesSchema = z.object({ ids: z.array(z.uuid()).min(1).max(MAX_PICTURES) })

export const removeCompanyFileSchema = z.object({ kind: z.enum(MEDIA_KINDS) })
export const requestVerificationSchema = z.object({ email: emailSchema.transform((email) => email.toLowerCase()) })

/** Which of the two domain proofs is checked. */
export const checkDomainSchema = z.object({ proof: z.enum(['dns', 'file']) })
