import type { ReactNode } from 'react'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'

/** A narrow public page with one action, behind a link in a mail. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Main className="wrap flex-1 py-10">
      <div className="mx-auto max-w-xl">
        <PageHeader title={title} />
        <div className="card mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 p-5 md:p-7">{children}</div>
      </div>
    </Main>
  )
}
