/**
 * Who reads little German lets the browser translate: Chrome puts a `<font>` in the place of each text. React goes on
 * working with its own texts, so removing one would throw and end the whole page, and a changed one would not be seen
 * (facebook/react#11538). So what happens to a text of React's happens to what stands for it.
 */
export function followTranslations(): void {
  const standIns = new WeakMap<Node, Element>()
  const changes = new MutationObserver((records) => {
    for (const { target } of records) standIns.get(target)?.replaceChildren(target.textContent ?? '')
  })
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling } of records) {
      const [text] = removedNodes
      const standIn = addedNodes[0] ?? previousSibling
      if (!(text instanceof Text && standIn instanceof HTMLFontElement)) continue
      standIns.set(text, standIn)
      changes.observe(text, { characterData: true })
    }
  }).observe(document, { childList: true, subtree: true })

  const nodes = Node.prototype
  const { removeChild, insertBefore } = nodes
  /** The node itself, what stands for it, or nothing when neither is there any more. */
  const childOf = (parent: Node, node: Node | null) =>
    [node, node && standIns.get(node)].find((each) => each?.parentNode === parent) ?? null
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const there = childOf(this, child)
    if (there) removeChild.call(this, there)
    return child
  }
  nodes.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    insertBefore.call(this, node, childOf(this, next))
    return node
  }
}
