/**
 * What the framework makes of a handler that throws is English and without the request's number; the HTTP server has
 * the one shape of all errors. What was thrown stands in the log already (see library-errors.ts).
 *
 * @throws {Error} instead of such an answer
 */
export async function refuseUnhandled(answer: Response): Promise<Response> {
  if (answer.status < 500 || !answer.headers.get('content-type')?.startsWith('application/json')) return answer
  if (!(await answer.clone().text()).includes('"unhandled":true')) return answer
  throw new Error('a handler failed; the line before says why')
}
