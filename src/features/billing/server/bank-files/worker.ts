// Runs in a process of its own (see `runTask`): long bank files are parsed here.
import { parentPort, workerData } from 'node:worker_threads'
import { readBankFile } from './read-bank-file.ts'

parentPort?.postMessage(readBankFile(workerData.name, workerData.bytes))
