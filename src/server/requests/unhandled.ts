/**
 * When a handler throws, the framework's answer is English and lacks the request's id; the HTTP server has the one
 * shape of all errors. The error itself is in the log already (see library-errors.ts).
 * @throws {Error} instead of such an answer
 */
export async function refuseUnhandled(answer: Response): Promise<Response> {
  if (answer.status < 500 || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  if (!(await answer.clone().text()).includes('"unhandled":true')) return answer
  throw new Error('a handler failed; the line before says why')
}
