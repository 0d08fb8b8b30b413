import { type UseMutationOptions, useMutation } from '@tanstack/react-query'

/**
 * A call with what somebody typed. When it is refused, nothing is read again: the form says why and keeps its words,
 * and a new answer could take it away, where somebody else has dealt with its row.
 */
export function useFormMutation<Data, Failure, Input, Context>(
  options: UseMutationOptions<Data, Failure, Input, Context>,
) {
  return useMutation({ ...options, meta: { ...options.meta, staysWhenRefused: true } })
}
