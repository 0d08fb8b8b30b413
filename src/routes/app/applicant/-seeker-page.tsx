import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'

type SeekerPageProps = {
  title: string
  /** Nothing is here yet: the content itself says where to begin. */
  isEmpty?: boolean
  children: ReactNode
}

/** A page of what somebody found; its main action is to find more, which phones have in the bar at the bottom. */
export function SeekerPage({ title, isEmpty = false, children }: SeekerPageProps) {
  const find = (
    <ButtonLink to="/search/jobs">
      <Search aria-hidden="true" />
      Jobs finden
    </ButtonLink>
  )
  return (
    <AppPage title={title} actions={isEmpty ? undefined : find} phoneActions={null}>
      {children}
    </AppPage>
  )
}
