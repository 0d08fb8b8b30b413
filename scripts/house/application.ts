import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Readiness } from '../../src/platform/server/http/readiness.ts'
import type { ShownMail } from '../../src/server/show-mail.ts'
import { distDirectory } from './paths.ts'

/** What the built product (`src/server.ts`) offers its launcher. */
export type Application = {
  default: { fetch(request: Request): Promise<Response> | Response }
  keepClock(): Promise<{ stop(): Promise<void> }>
  keepStore(): { stop(): Promise<void> }
  readiness(): Promise<Readiness>
  isEmpty(): Promise<boolean>
  seedDemo(log: (message: string) => void): Promise<void>
  startWorkers(): { stop(): Promise<void> }
  shutdown(): Promise<void>
  createAdmin(input: { email: string }): Promise<{ passwordLink: string }>
  showMail(which: string): Promise<ShownMail | null>
  rebuildSearchIndex(onProgress: (done: number) => void): Promise<number>
  importJobPostings(input: {
    lines: AsyncIterable<string>
    createCompanies: boolean
    onProblem: (line: number, reason: string) => void
    onProgress: (result: ImportResult) => void
  }): Promise<ImportResult>
}

/** Figures of an import, so far or in the end. */
export type ImportResult = {
  lines: number
  created: number
  updated: number
  unchanged: number
  /** Written, but past their end and therefore not online. */
  ended: number
  failed: number
  companies: number
}

/** Loads the product. Before it is used `process.env` must be complete (see environment.ts). */
export function loadApplication(): Promise<Application> {
  return import(pathToFileURL(path.join(distDirectory, 'server', 'server.js')).href)
}
