import type { Page } from 'playwright-core'

/**
 * Words of twelve letters and more in headings, and in links outside of tables, that break without a hyphen. What the browser would hyphenate by itself does not count: not every browser knows German.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3, main a:not(td a)')) {
      if (!heading.checkVisibility() || heading.closest('.sr-only')) continue
      for (const each of [heading, ...heading.querySelectorAll<HTMLElement>('*')])
        if (getComputedStyle(each).hyphens === 'auto') each.style.hyphens = 'manual'
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        // Addresses and numbers are no words.
        for (const word of (node.nodeValue ?? '').matchAll(/\S{12,}/g))
          if (!/[@\d]|\p{L}\.\p{L}/u.test(word[0]) && isBroken(node, word.index, word[0]))
            found.push(`${heading.localName} breaks „${word[0]}“`)
    }
    return found

    function isBroken(node: Node, start: number, word: string): boolean {
      for (let at = 1; at < word.length; at += 1) {
        if (/[-–/\u00ad\u200b]/.test(word[at - 1] ?? '')) continue
        if (lineOf(node, start + at) > lineOf(node, start + at - 1) + 4) return true
      }
      return false
    }

    /** Where the line of a letter ends, px. */
    function lineOf(node: Node, at: number): number {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().bottom
    }
  })
}

/** Selects whose chosen words are cut off. Long ones, such as a posting's title, may be. */
export function cutChoices(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const words = select.selectedOptions[0]?.text ?? ''
      if (!pen || words.length > 30 || !select.checkVisibility()) return []
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(words).width > room + 1 ? [`a choice cuts „${words}“`] : []
    })
  })
}

/** Occupation and place of an applicant on a card of the board, and in the panel beside it, that are cut off. */
export function cutLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines = document.querySelectorAll('[data-card] > p:first-of-type, #bewerbung-name + p')
    return [...lines].flatMap((line) =>
      line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1
        ? [`a line is cut, „${line.textContent}“`]
        : [],
    )
  })
}

/** What the first Tab reaches, if that is neither the link over the navigation nor the content itself. */
export function otherFirstStop(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const stops = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'
    const first = [...document.querySelectorAll<HTMLElement>(stops)].find(
      (each) => each.tabIndex >= 0 && each.checkVisibility() && !each.matches(':disabled') && !each.closest('[inert]'),
    )
    return first?.matches('.skip-link, main *') ? undefined : `the first stop is ${first?.outerHTML.slice(0, 80)}`
  })
}
