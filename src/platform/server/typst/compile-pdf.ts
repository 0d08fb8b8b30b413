import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../../lib/app-error.ts'
import { threadEnvironment } from '../tasks/worker-task.ts'
import type { PdfAnswer, PdfJob, PdfStandard } from './protocol.ts'

/** The longest one document may take, milliseconds. */
const TIME_LIMIT = 20_000
/** The compiler's memory grows slowly; after this many documents a new thread takes over. */
const DOCUMENTS_PER_WORKER = 400
/** Documents that may wait; beyond it people are asked to try again. */
const MAX_WAITING = 200

/**
 * The template or its data cannot be typeset, for example a character that no font has while the standard requires all.
 */
export class PdfFault extends Error {
  override name = 'PdfFault'
}

export type PdfInput = {
  /** Typst source. Must be ours; what people wrote goes into `data`. */
  source: string
  data: unknown
  files?: PdfJob['files']
  standard?: PdfStandard | null
}

type Waiting = { job: PdfJob; resolve: (pdf: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void }

let worker: Worker | null = null
let made = 0
let lastId = 0
let current: (Waiting & { timer: NodeJS.Timeout }) | null = null
const waiting: Waiting[] = []

/**
 * Typesets a PDF in the worker thread, one after the other.
 * @throws PdfFault when the compiler refuses, AppError `unavailable` when too many wait or one takes too long
 */
export function compilePdf({ source, data, files = [], standard = null }: PdfInput): Promise<Uint8Array<ArrayBuffer>> {
  return enqueue({ id: ++lastId, source, data: JSON.stringify(data), files, standard })
}

/**
 * Typesets one page as SVG whose letters are paths, so that drawing it needs no fonts.
 * @throws PdfFault, AppError like {@link compilePdf}
 */
export async function compileSvg({ source, data }: Pick<PdfInput, 'source' | 'data'>): Promise<string> {
  const job = { id: ++lastId, source, data: JSON.stringify(data), files: [], standard: null, isPicture: true }
  return new TextDecoder().decode(await enqueue(job))
}

function enqueue(job: PdfJob): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting.length >= MAX_WAITING) return Promise.reject(busy())
  return new Promise((resolve, reject) => {
    waiting.push({ job, resolve, reject })
    next()
  })
}

/** Ends the thread; the next document starts another. */
export async function stopPdfWorker(): Promise<void> {
  const running = worker
  worker = null
  made = 0
  await running?.terminate()
}

function next() {
  if (current) return
  const first = waiting.shift()
  if (!first) {
    // An idle thread does not keep the process alive.
    worker?.unref()
    return
  }
  if (made >= DOCUMENTS_PER_WORKER) void stopPdfWorker()
  worker ??= start()
  worker.ref()
  made += 1
  current = { ...first, timer: setTimeout(() => settle(busy(), { isLost: true }), TIME_LIMIT) }
  worker.postMessage(first.job)
}

function start(): Worker {
  const started = new Worker(createRequire(import.meta.url).resolve('#typst-worker'), {
    // Without the flags of the process: loaders of a test or a debugger do not belong there.
    execArgv: [],
    env: threadEnvironment(),
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  started.on('message', (answer: PdfAnswer) => {
    if (started !== worker || answer.id !== current?.job.id) return
    settle('pdf' in answer ? answer.pdf : new PdfFault(answer.fault))
  })
  started.on('error', (error) => started === worker && settle(error, { isLost: true }))
  return started
}

function settle(result: Uint8Array<ArrayBuffer> | Error, { isLost = false } = {}) {
  if (isLost) void stopPdfWorker()
  const settled = current
  current = null
  if (settled) {
    clearTimeout(settled.timer)
    if (result instanceof Error) settled.reject(result)
    else settled.resolve(result)
  }
  next()
}

function busy() {
  return new AppError('unavailable', 'Das PDF lässt sich gerade nicht erstellen. Bitte gleich noch einmal versuchen.', {
    reason: 'pdfBusy',
  })
}
