import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'
import { legalDocuments } from '../../terms/terms'

/** Above every page of the app until the person has answered: a legal text that changes, and what about it. */
export function TermsNotice() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data = [] } = useQuery(trpc.terms.open.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }))
  const accept = useMutation(
    trpc.terms.accept.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.terms.pathFilter()),
    }),
  )
  if (data.length === 0) return null
  return (
    <section aria-label="Geänderte Bedingungen" className="wrap grid gap-3 py-4">
      {data.map(({ document, version, summary, validFrom }) => {
        const { label, path } = legalDocuments[document]
        return (
          <Note key={document} title={`${label}: neue Fassung ab ${formatIsoDay(validFrom)}`}>
            <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
            <div className="mt-3 flex flex-wrap items-center gap-4">
              <Button size="sm" isPending={accept.isPending} onClick={() => accept.mutate({ document, version })}>
                {document === 'terms' ? 'Ich stimme zu' : 'Gelesen'}
                <span className="sr-only">: {label}</span>
              </Button>
              <a className="link text-sm" href={`${path}?fassung=${version}&vergleich=true`}>
                Unterschied ansehen<span className="sr-only">: {label}</span>
              </a>
            </div>
          </Note>
        )
      })}
    </section>
  )
}
