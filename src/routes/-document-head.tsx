import { Asset, HeadContent, useMatches, useRouter, useTags } from '@tanstack/react-router'

/** The tags of the head; an error page names itself, not the page that failed. */
export function DocumentHead() {
  const title = useMatches({
    select: (matches) => {
      if (matches.some((match) => match.status === 'notFound' || match._notFound)) return 'Seite nicht gefunden'
      return matches.some((match) => match.status === 'error') ? 'Fehler' : undefined
    },
  })
  return title === undefined ? <HeadContent /> : <FailedHead title={`${title} · Stellwerk`} />
}

function FailedHead({ title }: { title: string }) {
  const tags = useTags()
  const { ssr } = useRouter().options
  return tags.map((tag) => {
    // What the failed page says of itself to machines does not hold either.
    if (tag.tag === 'script' && tag.attrs?.type === 'application/ld+json') return null
    const asset = tag.tag === 'title' ? { ...tag, children: title } : tag
    return <Asset key={JSON.stringify(asset)} {...asset} nonce={ssr?.nonce} />
  })
}
