// `npm run bench:resume-pdf`: 300 different résumés to PDF, one after the other, through the worker thread as in the
// product. Aim: p50 under 60 ms, p95 under 400 ms.
import os from 'node:os'
import { percentiles } from './percentiles.ts'
import { openProduct } from './product-modules.ts'

const DOCUMENTS = 300

const product = await openProduct()
try {
  const { renderResumePdf } = await product.load('/src/features/resumes/server/pdf/render-resume.ts')
  const { stopPdfWorker } = await product.load('/src/platform/server/typst/compile-pdf.ts')
  const { randomResumeContent } = await product.load('/tests/factories/resume-content.ts')
  const { createRandom } = await product.load('/src/lib/random.ts')
  const random = createRandom('bench:resume-pdf')
  const durations: number[] = []
  let bytes = 0
  const before = process.cpuUsage()
  for (let index = 0; index < DOCUMENTS; index++) {
    const resume = {
      firstName: 'Miriam',
      lastName: `Yıldız ${index}`,
      email: 'miriam@beispiel.example',
      phone: '0521 55 04 91',
      postalCode: '33602',
      city: 'Bielefeld',
      headline: 'Zerspanungsmechanikerin',
      title: 'Metall und CNC',
      template: index % 2 === 0 ? 'klar' : 'kompakt',
      content: randomResumeContent(random),
    }
    const start = performance.now()
    const pdf = await renderResumePdf(resume)
    durations.push(performance.now() - start)
    bytes += pdf.length
  }
  const { user, system } = process.cpuUsage(before)
  console.log(
    `${DOCUMENTS} résumés to PDF/UA-1, ${os.cpus().length} cores, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}.\n`,
  )
  console.table([
    {
      what: 'one résumé, ms',
      first: Math.round(durations[0] ?? 0),
      ...percentiles(durations),
      'aim p50': 60,
      'aim p95': 400,
      'CPU each': Math.round((user + system) / DOCUMENTS / 100) / 10,
      'kB each': Math.round(bytes / DOCUMENTS / 1024),
      'MB of the process': Math.round(process.memoryUsage.rss() / 1024 / 1024),
    },
  ])
  await stopPdfWorker()
} finally {
  await product.close()
}
