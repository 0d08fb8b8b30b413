import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '~/ui/buttons/button'
import { ensureFresh } from './ensure-fresh'

type FreshDownloadProps = { href: string; label?: string; title?: string; size?: 'sm'; children: ReactNode }

/** Downloads what requires a recent proof of identity, after asking for it. */
export function FreshDownload({ href, label, title, size, children }: FreshDownloadProps) {
  async function download() {
    if (await ensureFresh()) window.location.assign(href)
  }
  return (
    <Button variant="outline" size={size} aria-label={label} title={title} onClick={() => void download()}>
      <Download aria-hidden="true" />
      {children}
    </Button>
  )
}
