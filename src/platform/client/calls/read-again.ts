import type { Mutation, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      isQuiet?: boolean
      staysWhenRefused?: boolean
      /** Said once it has worked, and of what. */
      done?: string
      about?: string | undefined
    }
  }
}

/**
 * After a call that changes something everything its router has answered is out of date: `jobPosting.pause` reads
 * `jobPosting.…` again where it is on screen; also when it was refused, because somebody else was faster then.
 *
 * Not after calls with `meta: { isQuiet: true }`: drafts that are saved while somebody types, and steps after which the
 * page on screen must stay as it is. Not after a refused one of `useFormMutation`.
 */
export async function readAgain(
  queryClient: QueryClient,
  { options: { mutationKey, meta } }: Pick<Mutation<unknown, unknown, unknown, unknown>, 'options'>,
  error: unknown,
): Promise<void> {
  const [path] = mutationKey ?? []
  if (!Array.isArray(path) || meta?.isQuiet || (error && meta?.staysWhenRefused)) return
  await queryClient.invalidateQueries({ queryKey: [path.slice(0, 1)] })
}
