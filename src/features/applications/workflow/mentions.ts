type Colleague = { userId: string; name: string }

/** Who is named with "@Name" in a note; when one name begins another, the longer one counts. */
export function mentionsIn<Some extends Colleague>(body: string, colleagues: readonly Some[]): Some[] {
  const byLength = [...colleagues].sort((a, b) => b.name.length - a.name.length)
  let rest = body
  return byLength.filter(({ name }) => {
    const mention = new RegExp(`@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')
    const isNamed = mention.test(rest)
    rest = rest.replace(mention, ' ')
    return isNamed
  })
}

/** The text with a mention at its end. */
export function withMention(body: string, name: string): string {
  return `${body}${body === '' || /\s$/.test(body) ? '' : ' '}@${name} `
}
