import { CALL_BUDGET, mayShareRequest } from '../../wire/call-budget.ts'
import { admitForm } from './admit-form.ts'
import { type Admission, admitJson, mediaType, refusalOfJson } from './admit-json.ts'
import { UNREADABLE } from './refusal.ts'

/** Keys around the fields of a call's input: `json`, and in a batch the index of the call before it. */
const ENVELOPE = /^(?:\d+\.)?json\.?/
/** Parameters that tRPC parses as JSON. */
const JSON_PARAMETERS = ['input', 'connectionParams'] as const

/**
 * The check before all calls of procedures: reads, writes, batches and uploads. What passes may be parsed; values that
 * JSON cannot express are checked by `readCallInput`.
 */
export async function admitCall(request: Request): Promise<Admission> {
  const { pathname, searchParams } = new URL(request.url)
  if (asksForStream(request)) return { refusal: UNREADABLE }
  if (searchParams.get('batch') === '1' && !mayShareBatch(pathname)) return { refusal: UNREADABLE }
  for (const name of JSON_PARAMETERS) {
    for (const text of searchParams.getAll(name)) {
      const refusal = refusalOfJson(text, CALL_BUDGET, ENVELOPE)
      if (refusal) return { refusal }
    }
  }
  if (request.method === 'POST' && mediaType(request) === 'multipart/form-data') return admitForm(request)
  return admitJson(request, CALL_BUDGET, ENVELOPE)
}

/** Streamed answers begin with 200 before the outcome is known, and none of our clients requests them. */
function asksForStream({ headers }: Request): boolean {
  return headers.has('trpc-accept') || headers.get('accept')?.includes('application/jsonl') === true
}

/** One call may have a URL of any length; several share one only as far as the specification's client does. */
function mayShareBatch(pathname: string): boolean {
  const paths = decoded(pathname.split('/').at(-1) ?? '')
  return !paths.includes(',') || mayShareRequest(paths)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
