import { withoutHiddenSigns } from '~/lib/text/hidden-signs'
import { shown } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { USER_TYPES } from './vocabulary'

export const userTypeSchema = z.enum(USER_TYPES)

/** better-auth's own limits, repeated here so that forms can say them. Long phrases are welcome, rules are not. */
export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 128

export const passwordSchema = z
  .string()
  .min(PASSWORD_MIN, `Das Passwort braucht mindestens ${PASSWORD_MIN} Zeichen.`)
  .max(PASSWORD_MAX)

export const emailSchema = z.email().max(254)
/** On forms for applicants, who are addressed with "du". */
export const applicantEmailSchema = z.email('Bitte gib eine gültige E-Mail-Adresse an.').max(254)

/** A person's name. Mails greet with it, so it must not carry an address into somebody else's mailbox. */
export const userNameSchema = nameSchema(120)

/** What the forms of the sign-in pages ask for; better-auth checks again. */
export const signInFormSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(PASSWORD_MAX),
  rememberMe: z.boolean(),
})

export const registerFormSchema = z.object({
  firstName: nameSchema(59),
  lastName: nameSchema(60),
  email: emailSchema,
  password: passwordSchema,
  acceptsTerms: z.literal(true, 'Ohne Zustimmung zu den AGB lässt sich kein Konto anlegen.'),
})

export const forgotPasswordSchema = z.object({ email: emailSchema })
export const resetPasswordSchema = z.object({ newPassword: passwordSchema })

/** The forms of "Konto und Sicherheit". */
export const changeNameSchema = z.object({ name: userNameSchema })
export const changeEmailSchema = z.object({ newEmail: emailSchema })
export const changePasswordSchema = z.object({
  currentPassword: z.string().min(1).max(PASSWORD_MAX),
  newPassword: passwordSchema,
})

function nameSchema(max: number) {
  return z
    .string()
    .overwrite((name) => shown(withoutHiddenSigns(name).trim()))
    .min(1)
    .max(max)
    .refine(
      (name) => !/:\/\/|www\.|[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}<>]/iu.test(name),
      'Bitte nur den Namen angeben.',
    )
}
