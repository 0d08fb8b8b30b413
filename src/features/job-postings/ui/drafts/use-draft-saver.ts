import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type JobPostingInput, jobPostingInputSchema } from '~/features/job-postings/schema'
import { currentTime } from '~/lib/current-time'
import { isCallError } from '~/platform/client/call-error'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import type { PostingForm } from '../editor/use-posting-form'
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver'
import { createDraftSender, type Standing } from './send-draft'

type Options = {
  form: PostingForm
  id: string
  /** Null while the server does not know the posting. */
  version: number | null
  /** The unpublished changes the form begins with; null when there are none. */
  revision: string | null
  /** Input is saved as the draft, else as unpublished changes. */
  isDraft: boolean
  /** The form begins with a draft from this browser. */
  isUnsaved: boolean
  /** Called once the server knows a new posting. */
  onCreated: () => void
}

/** Saves the editor's form while typing (see `createDraftSaver`), and publishes what was saved. */
export function useDraftSaver({ form, id, version, revision, isDraft, isUnsaved, onCreated }: Options) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [state, setState] = useState<SaveState>({ kind: 'clean' })
  const [wasDraft, setWasDraft] = useState(isDraft)
  if (wasDraft !== isDraft) {
    setWasDraft(isDraft)
    // A draft that is saved and published now is no unpublished change.
    setState({ kind: 'clean' })
  }
  const saved = useRef<Standing>({ version, revision, wasAsked: isUnsaved })
  const unsaved = useRef(isUnsaved)
  const saver = useRef<DraftSaver | null>(null)
  const created = useEffectEvent(onCreated)

  useEffect(() => {
    const read = () => form.state.values
    const sender = createDraftSender({
      ...{ id, standing: saved, read, isDraft, onCreated: created },
      calls: {
        create: (input) => client.jobPosting.create.mutate(input),
        update: (input) => client.jobPosting.update.mutate(input),
        saveChanges: (input) => client.jobPosting.saveChanges.mutate(input),
      },
    })
    const made = createDraftSaver({
      read,
      problemOf,
      send: async (values) => {
        await sender.send(values)
        void queryClient.invalidateQueries({ ...trpc.jobPosting.pathFilter(), refetchType: 'none' })
      },
      failureOf,
      onState: setState,
      keep: sender.keep,
      isUnsaved: unsaved.current,
    })
    saver.current = made
    unsaved.current = false
    const subscription = form.store.subscribe(() => made.changed())
    const retry = () => {
      if (made.hasUnsaved()) void made.flush()
    }
    window.addEventListener('online', retry)
    return () => {
      made.stop()
      subscription.unsubscribe()
      window.removeEventListener('online', retry)
    }
  }, [client, form, id, isDraft, queryClient, trpc])

  return {
    state,
    flush: async () => (await saver.current?.flush()) ?? false,
    hasUnsaved: () => saver.current?.hasUnsaved() ?? false,
    /** Whether the server has unpublished changes. */
    hasChanges: () => saved.current.revision !== null,
    /**
     * Publishes the form's values in place of the published version.
     * @returns whether it was published
     */
    publishChanges: async () => {
      if (!((await saver.current?.flush()) ?? false)) return false
      const { version: known, revision: seen } = saved.current
      if (known === null) return false
      const input = { ...jobPostingInputSchema.parse(form.state.values), id }
      try {
        const answer = await client.jobPosting.update.mutate({ ...input, version: known, revision: seen })
        Object.assign(saved.current, { version: answer.version, revision: null })
      } catch (error) {
        setState(unpublished(failureOf(error)))
        return false
      }
      setState({ kind: 'published', at: currentTime() })
      return true
    },
    /**
     * Discards the server's unpublished changes; the form must be reloaded.
     * @returns whether it did
     */
    discardChanges: async () => {
      const { revision: seen } = saved.current
      if (seen === null) return true
      try {
        await client.jobPosting.discardChanges.mutate({ id, revision: seen })
        return true
      } catch (error) {
        setState(failureOf(error))
        return false
      }
    },
    /** After a conflict: the form's values replace the other person's. */
    overwrite: async () => {
      const current = await client.jobPosting.forEdit.query({ id })
      Object.assign(saved.current, { version: current.version, revision: current.changes?.revision ?? null })
      await saver.current?.resume()
    },
  }
}

function problemOf(values: JobPostingInput): string | null {
  if (values.title.trim() === '') return 'Sobald die Stelle einen Titel hat, speichern wir den Entwurf.'
  return jobPostingInputSchema.safeParse(values).success ? null : 'Eine Angabe stimmt noch nicht; bitte prüfen.'
}

function unpublished(failure: ReturnType<typeof failureOf>): SaveState {
  if (failure.kind === 'conflict') return failure
  const message = failure.kind === 'refused' ? failure.message : 'Die Verbindung ist unterbrochen.'
  return { kind: 'unpublished', message }
}

function failureOf(error: unknown) {
  if (!isCallError(error)) return { kind: 'offline' } as const
  const { data, message } = error
  if (!data || data.httpStatus >= 500 || data.httpStatus === 429) return { kind: 'offline' } as const
  if (data.reason === 'changedMeanwhile') return { kind: 'conflict', message } as const
  return { kind: 'refused', message } as const
}
