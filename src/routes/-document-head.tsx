import { Asset, HeadContent, useMatches, useRouter, useTags } from '@tanstack/react-router'

/** The tags of the head; an error page sets its own title, not that of the failed page. */
export function DocumentHead() {
  // A loading page has no title yet, and the root's would flash in between: the previous one stays until then.
  const isOnItsWay = useMatches({ select: (matches) => matches.some(({ status }) => status === 'pending') })
  const { routesById } = useRouter()
  const failure = useMatches({
    select: (matches) => {
      const last = matches.at(-1)
      // An address without a page ends at a route that only frames others.
      const isUnknown = last !== undefined && routesById[last.routeId].children !== undefined
      if (isUnknown || matches.some(({ status }) => status === 'notFound')) return 'Seite nicht gefunden'
      return matches.some((match) => match.status === 'error') ? 'Fehler' : undefined
    },
  })
  if (failure !== undefined) return <HeadWithTitle title={`${failure} · Stellwerk`} />
  if (isOnItsWay && typeof document !== 'undefined') return <HeadWithTitle title={document.title} />
  return <HeadContent />
}

function HeadWithTitle({ title }: { title: string }) {
  const tags = useTags()
  const { ssr } = useRouter().options
  return tags.map((tag) => {
    // The structured data of a failed or missing page do not apply either.
    if (tag.tag === 'script' && tag.attrs?.type === 'application/ld+json') return null
    const asset = tag.tag === 'title' ? { ...tag, children: title } : tag
    return <Asset key={JSON.stringify(asset)} {...asset} nonce={ssr?.nonce} />
  })
}
