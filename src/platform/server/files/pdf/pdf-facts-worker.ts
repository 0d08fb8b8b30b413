// Runs in a process of its own (see `pdfFacts`): PDFs of strangers are opened here.
import { parentPort, workerData } from 'node:worker_threads'
import { openPdf } from './open-pdf.ts'

parentPort?.postMessage(await openPdf(workerData.content))
