import { useNavigate } from '@tanstack/react-router'
import { type DragEvent, useRef, useState } from 'react'
import { isDropProblem } from '~/features/resumes/drop-problems'
import type { DropProblem } from '~/features/resumes/drop-search'
import { useStrayFiles } from '~/ui/files/use-stray-files'

/** What the place for a résumé shows; `over` while a file hangs above it. */
export type DropState =
  | { kind: 'rest' }
  | { kind: 'over' }
  | { kind: 'reading'; fileName: string }
  | { kind: 'problem'; problem: DropProblem }

/** Sends a chosen or dropped résumé and opens the hits. */
export function useResumeDrop(first?: DropProblem) {
  const navigate = useNavigate()
  useStrayFiles()
  const [state, setState] = useState<DropState>(first ? { kind: 'problem', problem: first } : { kind: 'rest' })
  const running = useRef<AbortController | null>(null)

  async function send(file: File | undefined) {
    if (!file) return
    if (file.type.startsWith('image/')) return setState({ kind: 'problem', problem: 'photo' })
    const control = new AbortController()
    running.current = control
    setState({ kind: 'reading', fileName: file.name })
    const problem = await problemOf(file, control.signal)
    if (control.signal.aborted) return
    if (problem) return setState({ kind: 'problem', problem })
    // Another file leads to the same page: only a new document reads its hits.
    await navigate({ to: '/lebenslauf-treffer', search: {}, reloadDocument: true })
  }

  return {
    state,
    send,
    stop() {
      running.current?.abort()
      setState({ kind: 'rest' })
    },
    area: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        if (state.kind !== 'reading') setState({ kind: 'over' })
      },
      onDragLeave: () => setState((now) => (now.kind === 'over' ? { kind: 'rest' } : now)),
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (state.kind !== 'reading') void send(event.dataTransfer.files[0])
      },
    },
  }
}

/** Why the file could not be read; null when the hits are there. */
async function problemOf(file: File, signal: AbortSignal): Promise<DropProblem | null> {
  const body = new FormData()
  body.set('file', file)
  try {
    const headers = { accept: 'application/json' }
    const response = await fetch('/api/resume-drop/read', { method: 'POST', body, headers, signal })
    if (response.status === 413) return 'too-large'
    const answer: unknown = response.ok ? await response.json() : null
    if (typeof answer !== 'object' || answer === null || !('problem' in answer)) return 'fault'
    return typeof answer.problem === 'string' && isDropProblem(answer.problem) ? answer.problem : null
  } catch {
    return 'offline'
  }
}
