import type { z } from '~/lib/zod'
import { type AppFormOptions, useAppForm } from '~/ui/form/form'
import { requireFresh } from './ensure-fresh'

/** A form that asks the person to prove their identity before it is sent; it stays unsent when they cancel. */
export function useFreshForm<Values, Schema extends z.ZodType>(options: AppFormOptions<Values, Schema>) {
  return useAppForm({
    ...options,
    onSubmit: async (input, values) => {
      await requireFresh()
      return options.onSubmit(input, values)
    },
  })
}
