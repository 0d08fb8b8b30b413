import { useQueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import type { AppRouter } from '~/server/root-router'
import { type JobPostingInput, jobPostingInputSchema } from '../schema'
import { createDraftSaver, type DraftSaver, type SaveState } from './draft-saver'
import { keepDraft } from './kept-draft'
import type { PostingForm } from './use-posting-form'

type Options = {
  form: PostingForm
  id: string
  /** Null while the server does not know the posting. */
  version: number | null
  /** Drafts save themselves; what is online only when told to. */
  isAutomatic: boolean
  /** The form begins with what was found in this browser. */
  isUnsaved: boolean
  /** Called once the server knows a new posting. */
  onCreated: () => void
}

/** Saves the editor's form while it is written (see `createDraftSaver`). */
export function useDraftSaver({ form, id, version, isAutomatic, isUnsaved, onCreated }: Options) {
  const client = useTRPCClient()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [state, setState] = useState<SaveState>({ kind: 'clean' })
  const saved = useRef({ version })
  const unsaved = useRef(isUnsaved)
  const saver = useRef<DraftSaver | null>(null)
  const created = useEffectEvent(onCreated)

  useEffect(() => {
    const made = createDraftSaver({
      read: () => form.state.values,
      problemOf,
      // Past the mutation cache: it would show a toast for each try of a lost connection.
      send: async (values) => {
        const input = { ...jobPostingInputSchema.parse(values), id }
        const { version: known } = saved.current
        const answer =
          known === null
            ? await client.jobPosting.create.mutate(input)
            : await client.jobPosting.update.mutate({ ...input, version: known })
        if (known === null) {
          keepDraft('new', null)
          created()
        }
        saved.current.version = answer.version
        void queryClient.invalidateQueries({ ...trpc.jobPosting.pathFilter(), refetchType: 'none' })
      },
      failureOf,
      onState: setState,
      keep: (input) => {
        const { version: known } = saved.current
        keepDraft(known === null ? 'new' : id, input && { input, version: known })
      },
      isAutomatic,
      isUnsaved: unsaved.current,
    })
    saver.current = made
    unsaved.current = false
    const subscription = form.store.subscribe(() => made.changed())
    const retry = () => {
      if (isAutomatic && made.hasUnsaved()) void made.flush()
    }
    window.addEventListener('online', retry)
    return () => {
      made.stop()
      subscription.unsubscribe()
      window.removeEventListener('online', retry)
    }
  }, [client, form, id, isAutomatic, queryClient, trpc])

  return {
    state,
    flush: async () => (await saver.current?.flush()) ?? false,
    hasUnsaved: () => saver.current?.hasUnsaved() ?? false,
    /** After a conflict: what is in the form replaces what the other has written. */
    overwrite: async () => {
      const current = await client.jobPosting.forEdit.query({ id })
      saved.current.version = current.version
      await saver.current?.resume()
    },
  }
}

function problemOf(values: JobPostingInput): string | null {
  if (values.title.trim() === '') return 'Sobald die Stelle einen Titel hat, wird der Entwurf gespeichert.'
  return jobPostingInputSchema.safeParse(values).success ? null : 'Eine Angabe stimmt noch nicht; bitte prüfen.'
}

function failureOf(error: unknown) {
  if (!(error instanceof TRPCClientError)) return { kind: 'offline' } as const
  const { data, message }: TRPCClientError<AppRouter> = error
  if (!data || data.httpStatus >= 500 || data.httpStatus === 429) return { kind: 'offline' } as const
  if (data.reason === 'changedMeanwhile') return { kind: 'conflict' } as const
  return { kind: 'refused', message } as const
}
