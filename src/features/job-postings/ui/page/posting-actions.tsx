import { Link } from '@tanstack/react-router'
import { Flag, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import type { PostingView } from '../../views'

/** Share, print, report, and the reference. On paper: the address, with a QR code. */
export function PostingActions({ posting }: { posting: PostingView }) {
  const [shared, setShared] = useState<'copied' | 'shown'>()

  async function share() {
    const { title, shortUrl: url } = posting
    if (typeof navigator.share === 'function') {
      // Closing the system's dialog is no error.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setShared('copied')
    } catch {
      // Not every browser lets a page write to the clipboard, and none without HTTPS.
      setShared('shown')
    }
  }

  return (
    <div className="mt-9 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-4">
      <Button variant="quiet" size="sm" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        <span aria-live="polite">{shared === 'copied' ? 'Link kopiert' : 'Teilen'}</span>
      </Button>
      <Button variant="quiet" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Drucken
      </Button>
      {!posting.gone && (
        <Link
          to="/report/$subjectType/$subjectId"
          params={{ subjectType: 'job-posting', subjectId: posting.id }}
          preload={false}
          className="btn btn-quiet btn-sm"
        >
          <Flag aria-hidden="true" />
          Stelle melden
        </Link>
      )}
      {shared === 'shown' && (
        <p role="status" className="no-print order-last w-full text-sm">
          Zum Teilen diese Adresse kopieren: <span className="break-all select-all">{posting.shortUrl}</span>
        </p>
      )}
      <p className="num ml-auto text-xs text-muted">Referenz {posting.referenceNumber ?? posting.id.slice(-12)}</p>
      <div className="hidden w-full items-center gap-4 pt-4 print:flex">
        {!posting.gone && (
          <img src={`/job-posting/${posting.id}/qr.svg`} alt="" width="104" height="104" fetchPriority="low" />
        )}
        <p className="text-sm">
          Diese Stelle im Netz:
          <br />
          {posting.shortUrl}
        </p>
      </div>
    </div>
  )
}
