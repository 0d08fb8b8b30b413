import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import type { ResumeDraft } from './use-resume-form'

export type SaveState = 'saved' | 'saving' | 'conflict' | 'failed'

/** Saves drafts of one résumé one after the other, each on top of the previous version. */
export function useSaving(resume: { id: string; version: number; updatedAt: Date }) {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  const version = useRef(resume.version)
  const [savedAt, setSavedAt] = useState(resume.updatedAt)
  const update = useMutation(trpc.resume.update.mutationOptions({ meta: { isQuiet: true } }))
  const [sendInTurn] = useState(inTurn)

  // Button and automatic save may come at the same moment: the second would conflict with the first.
  function save(draft: ResumeDraft): Promise<void> {
    return sendInTurn(() => send(draft))
  }

  async function send(draft: ResumeDraft): Promise<void> {
    const saved = await update.mutateAsync({ ...draft, id: resume.id, version: version.current })
    version.current = saved.version
    setSavedAt(saved.savedAt)
    queryClient.setQueryData(trpc.resume.byId.queryKey({ id: resume.id }), (before) =>
      before ? { ...before, ...draft, version: saved.version, updatedAt: saved.savedAt } : before,
    )
    await queryClient.invalidateQueries({ ...trpc.resume.list.pathFilter(), refetchType: 'none' })
  }

  /** After a conflict: this person's input wins. */
  async function overwrite(draft: ResumeDraft): Promise<void> {
    version.current = (await client.resume.byId.query({ id: resume.id })).version
    await save(draft)
  }

  return { save, overwrite, savedAt, state: stateOf(update) }
}

type Attempt = { isPending: boolean; isError: boolean; error: { data?: { code?: string } | null } | null }

function stateOf({ isPending, isError, error }: Attempt): SaveState {
  if (isPending) return 'saving'
  if (!isError) return 'saved'
  return error?.data?.code === 'CONFLICT' ? 'conflict' : 'failed'
}

/**
 * Returns a function that runs its callbacks one after the other, in the order of the calls; a failure does not block
 * later ones.
 */
export function inTurn(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run)
    last = result.catch(() => {})
    return result
  }
}
