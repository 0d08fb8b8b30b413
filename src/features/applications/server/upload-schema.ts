import { z } from 'zod'

/** A form with one file and the application it is meant for. */
export const guestUploadSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file'), guestId: form.get('guestId') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }), guestId: z.uuid() }))

/** A form with one file. An empty one is refused later, with its own message. */
export const uploadSchema = z
  .instanceof(FormData)
  .transform((form) => ({ file: form.get('file') }))
  .pipe(z.object({ file: z.instanceof(File, { error: 'Bitte wähle eine Datei aus.' }) }))
