import { withoutHiddenSigns } from '~/lib/text/hidden-signs'
import { shown } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { USER_TYPES } from './vocabulary'

export const userTypeSchema = z.enum(USER_TYPES, 'Bitte die Art des Kontos wählen.')

/** better-auth's own limits, repeated here so that forms can say them. Long phrases are welcome, rules are not. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, `Das Passwort braucht mindestens ${PASSWORD_MIN} Zeichen.`)
  .max(PASSWORD_MAX)

export const emailSchema = z.email().max(254)
/** On forms that everybody fills in: neither "du" nor "Sie". */
export const anyonesEmailSchema = z.email('Bitte eine gültige E-Mail-Adresse angeben.').max(254)
/** On forms for applicants, who are addressed with "du". */
export const applicantEmailSchema = z.email('Bitte gib eine gültige E-Mail-Adresse an.').max(254)

/** A person's name. Mails greet with it, so it must not carry an address into somebody else's mailbox. */
export const userNameSchema = nameSchema(120, 'Bitte den Namen angeben.')

/** One that there is already. */
export const knownPasswordSchema = z.string().min(1, 'Bitte das Passwort angeben.').max(PASSWORD_MAX)

/** What the forms of the sign-in pages ask for; better-auth checks again. */
export const signInFormSchema = z.object({
  email: anyonesEmailSchema,
  password: knownPasswordSchema,
  rememberMe: z.boolean(),
})

export const registerFormSchema = z.object({
  firstName: nameSchema(59, 'Bitte den Vornamen angeben.'),
  lastName: nameSchema(60, 'Bitte den Nachnamen angeben.'),
  email: anyonesEmailSchema,
  password: passwordSchema,
  acceptsTerms: z.literal(true, 'Ohne Zustimmung zu den AGB lässt sich kein Konto anlegen.'),
})

export const forgotPasswordSchema = z.object({ email: anyonesEmailSchema })
export const resetPasswordSchema = z.object({ newPassword: passwordSchema })
export const confirmRegistrationSchema = resetPasswordSchema.extend({ type: userTypeSchema, name: userNameSchema })

/** The forms of "Konto und Sicherheit". */
export const changeNameSchema = z.object({ name: userNameSchema })
export const changeEmailSchema = z.object({ newEmail: anyonesEmailSchema })
export const changePasswordSchema = z.object({
  currentPassword: knownPasswordSchema,
  newPassword: passwordSchema,
})

function nameSchema(max: number, missing: string) {
  return z
    .string()
    .overwrite((name) => shown(withoutHiddenSigns(name).trim()))
    .min(1, missing)
    .max(max)
    .refine(
      (name) => !/:\/\/|www\.|[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}<>]/iu.test(name),
      'Bitte nur den Namen angeben.',
    )
}
