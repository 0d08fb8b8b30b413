/** Document title as product.md has it: `{title} · Stellwerk`. */
export function pageTitle(title: string) {
  return { title: `${title} · Stellwerk` }
}
