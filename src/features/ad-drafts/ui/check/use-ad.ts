import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import type { AdHint, AdView } from '../../views'

/** What every list shows of a posting. */
export type Fact = 'places' | 'employmentTypes' | 'contract' | 'salary'
type Part = 'title' | 'tasks' | 'profile' | 'offer'
/** What the last click replaced, and the text before it. */
export type Mended = { field: Part; start: number; end: number; before: string }

/** One name for a hint, as long as its words stand. */
export function hintKey({ rule, field, excerpt }: AdHint): string {
  return `${rule} ${field} ${excerpt ?? ''}`
}

/** The ad of a link, and what its writer does to it. Every step is on the server before it is shown. */
export function useAd(token: string) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const query = trpc.adDraft.byToken.queryOptions({ token }, { refetchOnWindowFocus: false })
  const { data: ad } = useSuspenseQuery(query)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [mended, setMended] = useState<Mended | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const options = {
    // The answer is what is shown.
    meta: { isQuiet: true },
    onSuccess: (next: AdView) => {
      setProblem(null)
      queryClient.setQueryData(query.queryKey, next)
    },
    onError: (error: { message: string; data?: { code: string } | null }) => {
      setProblem(error.message)
      // Another window was faster: with what it wrote at hand, a second click is enough.
      if (error.data?.code === 'CONFLICT') void queryClient.invalidateQueries(query)
    },
  }
  const change = useMutation(trpc.adDraft.change.mutationOptions(options))
  const mend = useMutation(trpc.adDraft.mend.mutationOptions(options))
  const mendAll = useMutation(trpc.adDraft.mendAll.mutationOptions(options))
  const isBusy = change.isPending || mend.isPending || mendAll.isPending
  const { version } = ad

  return {
    ad,
    isBusy,
    problem,
    mended,
    hints: ad.findings.filter((hint) => hint.severity === 'error' || !left.has(hintKey(hint))),
    /** Saves some fields; resolves to whether it worked. */
    change: async (changes: Parameters<typeof change.mutateAsync>[0]['changes']): Promise<boolean> => {
      setMended(null)
      return change.mutateAsync({ token, version, changes }).then(
        () => true,
        () => false,
      )
    },
    replace: async ({ field, mend: wanted }: AdHint): Promise<void> => {
      if (!wanted || field === 'questions' || field === 'message' || field === 'salaryMinCents') return
      const before = field === 'title' ? ad.input.title : ad.parts[field]
      const { start, end } = wanted.span
      try {
        await mend.mutateAsync({ token, version, field, start, end, text: wanted.text })
        setMended({ field, start, end: start + wanted.text.length, before })
      } catch {
        // Said by `problem`.
      }
    },
    replaceAll: () => {
      setMended(null)
      mendAll.mutate({ token, version })
    },
    undo: async () => {
      if (mended)
        await change.mutateAsync({ token, version, changes: { [mended.field]: mended.before } }).catch(() => {})
      setMended(null)
    },
    leave: (hint: AdHint) => setLeft(new Set([...left, hintKey(hint)])),
  }
}

export type Ad = ReturnType<typeof useAd>
