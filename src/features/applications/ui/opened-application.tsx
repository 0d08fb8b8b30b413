import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { buttonClass } from '~/ui/button-class'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { SkeletonList } from '~/ui/skeleton'
import { ApplicationDetail } from './application-detail'

/**
 * The application beside the list (phones: in its place). Opening it the first time takes the mark "Neu" away.
 *
 * @param messageBox the conversation about it, which a feature to the right brings
 */
export function OpenedApplication({ id, messageBox }: { id: string; messageBox: ReactNode }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data, error } = useQuery(trpc.application.byId.queryOptions({ id }))
  const { mutate: markOpened } = useMutation(
    trpc.application.markOpened.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.application.list.pathFilter()),
    }),
  )
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) markOpened({ id })
  }, [isLoaded, id, markOpened])

  return (
    <Card as="section" padding="lg" aria-label="Bewerbung" className="min-w-0 self-start">
      <div className="mb-2 flex justify-end">
        <Link
          to="/app/company/applications"
          search={({ bewerbung: _closed, ...others }) => others}
          className={buttonClass({ variant: 'quiet', isIcon: true })}
          aria-label="Bewerbung schließen"
        >
          <X aria-hidden="true" />
        </Link>
      </div>
      {error && <Note tone="error" title={error.message} isAlert />}
      {!data && !error && <SkeletonList label="Bewerbung wird geladen" rows={1} rowClassName="h-96" />}
      {data && (
        <>
          <ApplicationDetail application={data} />
          {messageBox}
        </>
      )}
    </Card>
  )
}
