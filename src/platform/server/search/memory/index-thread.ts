import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { threadEnvironment } from '../../tasks/worker-task.ts'
import type { IndexSchema } from '../document.ts'
import type { Position } from '../read-news.ts'
import type { Changes } from './changes.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './snapshot.ts'
import type { Answer, Task } from './tasks.ts'

/** A thread without tasks for this long ends, milliseconds. */
const IDLE_MS = 15_000
/** What a thread reads is garbage immediately. More room for it saves 5 % of processor time and costs 100 MB. */
const YOUNG_MB = 24

/** A thread that does index work apart from requests; started when there is a task, and again when it was lost. */
export class IndexThread {
  private readonly databaseUrl: string
  private worker: Worker | null = null
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private last = 0

  constructor(databaseUrl: string) {
    this.databaseUrl = databaseUrl
  }

  async read(schema: IndexSchema, after: Position): Promise<Changes> {
    const answer = await this.ask({ kind: 'read', schema, after })
    return answer.kind === 'changes' ? answer.changes : fail(answer)
  }

  async merge(schema: IndexSchema, segments: readonly Segment[]): Promise<Segment> {
    const answer = await this.ask({ kind: 'merge', schema, segments })
    return answer.kind === 'segment' ? answer.segment : fail(answer)
  }

  async load(schema: IndexSchema, file: string): Promise<Snapshot | null> {
    const answer = await this.ask({ kind: 'load', schema, file })
    return answer.kind === 'snapshot' ? answer.snapshot : fail(answer)
  }

  async save(schema: IndexSchema, file: string, snapshot: Snapshot): Promise<void> {
    const answer = await this.ask({ kind: 'save', schema, file, snapshot })
    if (answer.kind !== 'done') fail(answer)
  }

  async stop(): Promise<void> {
    await this.worker?.terminate()
  }

  private ask(task: Task): Promise<Answer> {
    this.worker ??= this.start()
    const id = ++this.last
    this.worker.postMessage({ id, task })
    return new Promise((resolve) => this.waiting.set(id, resolve))
  }

  /** This also frees the memory of its last task. */
  private end(worker: Worker): void {
    if (this.waiting.size > 0 || this.worker !== worker) return
    this.worker = null
    void worker.terminate()
  }

  private start(): Worker {
    const worker = new Worker(createRequire(import.meta.url).resolve('#search-thread'), {
      workerData: { databaseUrl: this.databaseUrl },
      execArgv: [],
      env: threadEnvironment(),
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    const rest = setTimeout(() => this.end(worker), IDLE_MS).unref()
    const lose = (message: string) => {
      clearTimeout(rest)
      if (this.worker !== worker) return
      this.worker = null
      for (const resolve of this.waiting.values()) resolve({ kind: 'failed', message })
      this.waiting.clear()
    }
    worker.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
      this.waiting.get(id)?.(answer)
      this.waiting.delete(id)
      rest.refresh()
    })
    worker.on('error', (error) => lose(error instanceof Error ? error.message : 'broken'))
    worker.on('exit', () => lose('ended'))
    // Its work can be repeated: it keeps no process alive.
    worker.unref()
    return worker
  }
}

function fail(answer: Answer): never {
  throw new Error(`search thread: ${answer.kind === 'failed' ? answer.message : answer.kind}`)
}
