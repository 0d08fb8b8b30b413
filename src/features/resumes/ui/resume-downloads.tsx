import { Download } from 'lucide-react'
import { Menu } from '~/ui/navigation/menu'
import type { DownloadFormat } from '../vocabulary'

const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json', label: 'JSON Resume' },
  { format: 'text', label: 'Reiner Text' },
] as const satisfies { format: DownloadFormat; label: string }[]

/** Takes a résumé home as it was last saved. */
export function ResumeDownloads({ resumeId }: { resumeId: string }) {
  return (
    <Menu
      label="Herunterladen"
      variant="outline"
      items={FORMATS.map(({ format, label }) => ({
        id: format,
        label,
        // Not through the router: the answer is a file, no page.
        onAction: () => window.location.assign(`/api/files/resume-export/${resumeId}?format=${format}`),
      }))}
    >
      <Download aria-hidden="true" />
      Herunterladen
    </Menu>
  )
}
