import { Download } from 'lucide-react'
import { Button } from '~/ui/button'
import { ensureFresh } from './ensure-fresh'

type ExportButtonProps = {
  list: 'companies' | 'applicants' | 'job-postings' | 'mails' | 'audit'
  /** The parameters of the page, so that the file holds what the page shows. */
  search: Record<string, unknown>
}

/** Downloads a list with its filters as CSV, after the person has proved once more who they are. */
export function ExportButton({ list, search }: ExportButtonProps) {
  async function download() {
    if (!(await ensureFresh())) return
    const filters = Object.entries(search).flatMap(([key, value]) =>
      value === undefined || key === 'page' ? [] : [[key, String(value)]],
    )
    window.location.assign(`/api/admin/export/${list}?${new URLSearchParams(filters)}`)
  }
  return (
    <Button variant="outline" onClick={() => void download()}>
      <Download aria-hidden="true" />
      Als CSV
    </Button>
  )
}
