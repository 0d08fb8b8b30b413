// Runs in a thread of its own (see `runTask`): documents of strangers are parsed here.
import { parentPort, workerData } from 'node:worker_threads'
import { readDocument } from './read-document.ts'

const { content } = workerData
parentPort?.postMessage(await readDocument(content))
