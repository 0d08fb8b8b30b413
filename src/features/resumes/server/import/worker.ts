// Runs in a process of its own (see `runTask`): documents of strangers are parsed here.
import { parentPort, workerData } from 'node:worker_threads'
import { documentText, readDocument } from './read-document.ts'

const { content, as } = workerData
parentPort?.postMessage(as === 'text' ? await documentText(content) : await readDocument(content))
