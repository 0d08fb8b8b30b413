import { useEffect, useState } from 'react'

/**
 * A mail as its reader sees it: without scripts and without our origin; links open in a new window. Loaded from a blob
 * address, because the page's policy lets no text become markup.
 */
export function MailFrame({ html }: { html: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    // Without its style element, which the policy would refuse: the frame shows the mail in light.
    const shown = html.replace('<head>', '<head><base target="_blank">').replace(/<style>[^<]*<\/style>/, '')
    const made = URL.createObjectURL(new Blob([shown], { type: 'text/html; charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [html])
  return (
    <iframe
      title="E-Mail als HTML"
      sandbox="allow-popups"
      src={address}
      className="h-[40rem] w-full rounded-md border border-line bg-surface"
    />
  )
}
