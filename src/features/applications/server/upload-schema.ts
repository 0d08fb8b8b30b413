import { z } from 'zod'

/** A form with one file and the application it is meant for. */
export const guestUploadSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file'), guestId: form.get('guestId') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }), guestId: z.uuid() }))

/** A form with one file. */
export const uploadSchema = z.instanceof(FormData).transform((form, ctx) => {
  const file = form.get('file')
  if (file instanceof File && file.size > 0) return { file }
  ctx.addIssue({ code: 'custom', message: 'Bitte wähle eine Datei aus.', path: ['file'] })
  return z.NEVER
})
