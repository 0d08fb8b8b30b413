import type { Page } from 'playwright-core'

/**
 * Long words in headings, and in links outside of tables (as long as those that `softHyphens` breaks), that break
 * without a hyphen. What the browser would hyphenate by itself does not count: not every browser knows German.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3, main a')) {
      if (!heading.checkVisibility() || heading.closest('.sr-only')) continue
      for (const each of [heading, ...heading.querySelectorAll<HTMLElement>('*')])
        if (getComputedStyle(each).hyphens === 'auto') each.style.hyphens = 'manual'
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        // Addresses and numbers are no words.
        for (const word of (node.nodeValue ?? '').matchAll(/\S{16,}/g))
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

/**
 * Where a line could end behind a single letter ("E-Mail", "e. V."), and where a text that is kept whole was torn from
 * the text beside it, because both stand in a row.
 */
export function brokenUnits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const around = node.parentElement
      if (!around || around.closest('option, script, style, svg, textarea, title, [contenteditable]')) continue
      const isKept = getComputedStyle(around).whiteSpace.includes('nowrap')
      for (const unit of (node.nodeValue ?? '').matchAll(/(?<![\p{L}\p{N}-])(?:\p{L}-\p{L}{2}|\p{L}\. \p{L}\.)/gu))
        if (!isKept) found.add(`a line could end within „${node.nodeValue?.slice(unit.index, unit.index + 20)}“`)
    }
    for (const kept of document.querySelectorAll('span:not([class]) > .whitespace-nowrap')) {
      const text = kept.parentElement
      const row = text?.parentElement
      if (!row || !/flex|grid/.test(getComputedStyle(row).display)) continue
      const beside = [text.previousSibling, text.nextSibling].filter((each) => each?.nodeType === Node.TEXT_NODE)
      if (beside.some((each) => each?.nodeValue?.trim())) found.add(`„${row.textContent}“ falls apart`)
    }
    return [...found]
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
