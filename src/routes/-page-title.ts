/** Document title as in product.md: `{title} · Stellwerk`. */
export function pageTitle(title: string) {
  return { title: `${title} · Stellwerk` }
}

/** Head of a page that the secret in its address opens: not for search engines, and other sites do not learn of it. */
export function secretPage(title: string) {
  return {
    meta: [pageTitle(title), { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'same-origin' }],
  }
}
