import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { RadioGroup } from '~/ui/choices/radio-group'

type Rating = { stars: number; author: string }

const OPTIONS = [1, 2, 3, 4, 5].map((stars) => ({ value: String(stars), label: `${stars}` }))

/** A member's own rating; colleagues' ratings show only afterwards. */
export function TeamRating({
  applicationId,
  own,
  ratings,
}: {
  applicationId: string
  own: number | null
  ratings: readonly Rating[]
}) {
  const trpc = useTRPC()
  const rate = useMutation(trpc.application.rate.mutationOptions())
  // Shows the pressed rating immediately, and the previous one again when the server refuses.
  const shown = rate.isPending ? rate.variables.stars : own
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">Im Team</h3>
      <div className="no-print">
        <RadioGroup
          label="Ihr Eindruck, von 1 (passt nicht) bis 5 (passt sehr gut)"
          description="Was andere gegeben haben, sehen Sie nach Ihrer eigenen Einschätzung."
          value={shown === null ? '' : String(shown)}
          variant="row"
          options={OPTIONS}
          onChange={(stars) => rate.mutate({ applicationId, stars: Number(stars) })}
        />
      </div>
      {ratings.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {ratings.map((rating) => (
            <li key={rating.author}>
              {rating.author}: {rating.stars} von 5
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
