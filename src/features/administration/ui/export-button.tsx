import { FreshDownload } from '~/features/accounts/ui/step-up/fresh-download'

type ExportButtonProps = {
  list:
    | 'companies'
    | 'applicants'
    | 'job-postings'
    | 'invoices'
    | 'mails'
    | 'audit'
    | 'reports'
    | 'message-reports'
    | 'feedback'
    | 'consents'
    | 'agreements'
    | 'orders'
    | 'ad-rules'
  /** The parameters of the page, so that the file contains what the page shows. */
  search: Record<string, unknown>
}

export function ExportButton({ list, search }: ExportButtonProps) {
  const filters = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || key === 'page' ? [] : [[key, String(value)]],
  )
  return <FreshDownload href={`/api/admin/export/${list}?${new URLSearchParams(filters)}`}>Als CSV</FreshDownload>
}
