// Runs in a worker thread: the compiler is native code that would block every request while it works.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PdfAnswer, PdfJob } from './protocol.ts'

const FONTS = [
  '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  '@expo-google-fonts/sofia-sans-semi-condensed/700Bold/SofiaSansSemiCondensed_700Bold.ttf',
]

/** Nothing lies there: a template sees only what came with its job. */
const WORKSPACE = '/stellwerk-documents'
/** Compilations whose parts are kept; more makes the process grow, less makes the next document slower. */
const CACHE_AGE = 5

const { resolve } = createRequire(import.meta.url)
const compiler = NodeCompiler.create({
  workspace: WORKSPACE,
  fontArgs: [{ fontBlobs: FONTS.map((font) => readFileSync(resolve(font))) }],
})

parentPort?.on('message', (job: PdfJob) => {
  const answer = compile(job)
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : [])
})

function compile({ id, source, data, files, standard, isPicture }: PdfJob): PdfAnswer {
  try {
    for (const { path, content } of files) compiler.mapShadow(`${WORKSPACE}/${path}`, Buffer.from(content))
    if (isPicture) {
      const svg = compiler.plainSvg({ mainFileContent: source, inputs: { data }, resetRead: false })
      return { id, pdf: new TextEncoder().encode(svg) }
    }
    const pdf = compiler.pdf(
      { mainFileContent: source, inputs: { data }, resetRead: false },
      standard ? { pdfStandard: standard } : {},
    )
    // A copy of its own, so that it can be handed over without copying again.
    return { id, pdf: new Uint8Array(pdf) }
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message.slice(0, 2000) : 'unknown' }
  } finally {
    for (const { path } of files) compiler.unmapShadow(`${WORKSPACE}/${path}`)
    compiler.evictCache(CACHE_AGE)
  }
}
