import { useEffect, useState } from 'react'
import { inDarkColours } from '~/platform/mail-colours'
import { useIsDark } from '~/ui/shell/use-is-dark'

/**
 * A mail as its reader sees it, in the colours of this page: without scripts and without our origin; links open in a
 * new window. Loaded from a blob address, because the page's policy lets no text become markup.
 */
export function MailFrame({ html }: { html: string }) {
  const isDark = useIsDark()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // Without its style element, which the policy would refuse; so its dark colours are set here.
    const bare = html.replace('<head>', '<head><base target="_blank">').replace(/<style>[^<]*<\/style>/, '')
    const shown = isDark ? inDarkColours(bare) : bare
    const made = URL.createObjectURL(new Blob([shown], { type: 'text/html; charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [html, isDark])
  return (
    <iframe
      title="E-Mail als HTML"
      sandbox="allow-popups"
      src={address}
      className="h-[40rem] w-full rounded-md border border-line bg-surface"
    />
  )
}
