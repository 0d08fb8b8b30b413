// Runs in a worker thread: the compiler is native code that would block every request while it works.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { codePointsOf } from './fonts/cmap.ts'
import { plain, printable } from './fonts/printable.ts'
import type { PdfAnswer, PdfJob } from './protocol.ts'
import { WORDS_PATH, WORDS_TYPST } from './words.ts'

const FONTS = [
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/sofia-sans-semi-condensed/700Bold/SofiaSansSemiCondensed_700Bold.ttf',
]

/** An empty folder: a template sees only what came with its job. */
const WORKSPACE = '/stellwerk-documents'
/** Compilations whose parts are cached; more makes the process grow, less makes the next document slower. */
const CACHE_AGE = 5

const { resolve } = createRequire(import.meta.url)
const typefaces = FONTS.map((font) => readFileSync(resolve(font)))
const compiler = create([])
/** The characters any text can be typeset in; the first of our typefaces is the one for texts. */
const own = codePointsOf(typefaces[0] ?? new Uint8Array())

function create(more: Buffer[]): NodeCompiler {
  const made = NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: [...typefaces, ...more] }] })
  made.mapShadow(`${WORKSPACE}/${WORDS_PATH}`, Buffer.from(WORDS_TYPST))
  return made
}

parentPort?.on('message', async (job: PdfJob) => {
  const answer = await make(job)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : [])
})

/**
 * Typesets a document with fonts for the characters that our own lack. If a shape is still missing, as for marks that
 * no font can place, only our own characters are used.
 */
async function make(job: PdfJob): Promise<PdfAnswer> {
  const data: unknown = JSON.parse(job.data)
  try {
    const { data: settable, fonts } = await printable(data, own)
    if (settable === data) return { id: job.id, pdf: compile(compiler, job, data) }
    return {
      id: job.id,
      pdf: compileOr(
        () => compile(create(fonts), job, settable),
        () => compile(compiler, job, plain(data, own)),
      ),
    }
  } catch (error) {
    return { id: job.id, fault: error instanceof Error ? error.message.slice(0, 2000) : 'unknown' }
  }
}

function compileOr<T>(first: () => T, second: () => T): T {
  try {
    return first()
  } catch {
    return second()
  }
}

function compile(by: NodeCompiler, { source, files, standard, isPicture }: PdfJob, data: unknown) {
  const options = { mainFileContent: source, inputs: { data: JSON.stringify(data) }, resetRead: false }
  try {
    for (const { path, content } of files) by.mapShadow(`${WORKSPACE}/${path}`, Buffer.from(content))
    if (isPicture) return new TextEncoder().encode(by.plainSvg(options))
    // A copy, so that it can be transferred without copying again.
    return new Uint8Array(by.pdf(options, standard ? { pdfStandard: standard } : {}))
  } finally {
    for (const { path } of files) by.unmapShadow(`${WORKSPACE}/${path}`)
    by.evictCache(CACHE_AGE)
  }
}
