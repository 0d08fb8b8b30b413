// `npm run bench:billing [-- INVOICES]`: invoices as XML (CII) and as PDF/A-3 with the XML inside, through the worker
// thread as in the product, and one pain.008 file of 10,000 debits. Aims for 10,000 invoices: under 10 minutes on two
// cores, under 500 MB, the XML alone under 2 s.
// Measures a process of its own with the modules built as the product builds them and the flags of `npm start`: Vite,
// which other benchmarks load modules with, would be most of the memory.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
// Inside the package, so that its imports ("#typst-worker") are found.
const outDir = path.join(root, '.cache', `bench-billing-${process.pid}`)
try {
  await build({
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: {
      ssr: path.join(root, 'bench/billing/measure.ts'),
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'measure.mjs' } },
    },
  })
  const measured = spawn(
    process.execPath,
    ['--max-semi-space-size=16', path.join(outDir, 'measure.mjs'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, MALLOC_ARENA_MAX: '1' } },
  )
  process.exitCode = await new Promise<number>((resolve) => {
    measured.on('exit', (code) => resolve(code ?? 1))
  })
} finally {
  fs.rmSync(outDir, { recursive: true, force: true })
}
