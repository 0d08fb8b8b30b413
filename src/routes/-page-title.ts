/** Document title as in product.md: `{title} · Stellwerk`. */
export function pageTitle(title: string) {
  return { title: `${title} · Stellwerk` }
}
