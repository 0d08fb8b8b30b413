import type { Page } from 'playwright-core'

/**
 * Does to a page what a browser's translation does: each text is replaced by an element with another text, now and
 * whenever one comes. The other text is the same in capitals.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'FONT'])
    const translate = (text: Node) => {
      const words = text.textContent ?? ''
      if (words.trim() === '' || untouched.has(text.parentNode?.nodeName ?? '')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = words.toUpperCase()
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    const all = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) translate(text)
    }
    all(document.body)
    const later = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Text) translate(node)
        else if (node.nodeName !== 'FONT') all(node)
      }
    })
    later.observe(document.body, { childList: true, subtree: true })
  })
}
