import { FormProblem } from '~/ui/form/server-errors'

/** A refused call to `/api/auth`; the message is the server's German sentence. */
export class AuthProblem extends FormProblem {
  readonly code: string | undefined
  constructor(message: string, code: string | undefined, field: string | undefined) {
    super(message, field === undefined ? {} : { [field]: [message] })
    this.code = code
  }
}

type Answer<Data> = { data: Data | null; error: { code?: string; message?: string } | null }

const NO_ANSWER = 'Keine Verbindung zum Server. Die Eingaben sind noch da; bitte noch einmal versuchen.'

/**
 * Waits for a call of the auth client.
 * @param fields the form field a code belongs to, so that its sentence is shown there
 * @throws {AuthProblem} with the German sentence
 * @throws {FormProblem} when there was no answer
 */
export async function authCall<Data>(
  call: Promise<Answer<Data>>,
  fields: Partial<Record<string, string>> = {},
): Promise<Data | null> {
  const { data, error } = await call.catch(() => ({ data: null, error: { message: undefined, code: undefined } }))
  if (!error) return data
  const { code, message } = error
  if (message === undefined) throw new FormProblem(NO_ANSWER)
  throw new AuthProblem(message, code, code === undefined ? undefined : fields[code])
}
