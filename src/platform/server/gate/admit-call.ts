import { CALL_BUDGET, mayShareRequest } from '../../wire/call-budget.ts'
import { admitForm } from './admit-form.ts'
import { type Admission, admitJson, mediaType, refusalOfJson } from './admit-json.ts'
import { UNREADABLE } from './refusal.ts'

/** What stands around the fields of a call's input: `json`, in a batch the number of the call before it. */
const ENVELOPE = /^(?:\d+\.)?json\.?/
/** Parameters that tRPC takes for JSON. */
const JSON_PARAMETERS = ['input', 'connectionParams'] as const

/**
 * The gate in front of all calls of procedures: reads, writes, batches and uploads. What passes may be parsed; the
 * values that JSON cannot say are looked at by `readCallInput`.
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

/** Answers line by line begin with 200 before anything is known, and no client of ours asks for them. */
function asksForStream({ headers }: Request): boolean {
  return headers.has('trpc-accept') || headers.get('accept')?.includes('application/jsonl') === true
}

/** One call may have a URL of any length; several share one only as far as the specification's client lets them. */
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
