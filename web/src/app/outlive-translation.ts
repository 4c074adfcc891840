/** The element that a translating browser put in the place of a text. */
const translations = new WeakMap<Node, Element>()

/**
 * A browser that translates the page puts elements of its own in the place of texts. React still holds the texts: it would
 * fail to remove one, and change one that nobody sees (P609). From now on a text that is removed takes its translation
 * along, and one that changes takes its place back, to be translated anew. Returns a function that stops it.
 */
export function outliveTranslation(): () => void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    const shown = shownIn(this, child)
    // A text that left unseen is no reason to show a broken page.
    if (shown || child.nodeType !== Node.TEXT_NODE) removeChild.call(this, shown ?? child)
    return child
  }
  Node.prototype.insertBefore = function <N extends Node>(this: Node, added: N, next: Node | null): N {
    insertBefore.call(
      this,
      added,
      next && (shownIn(this, next) ?? (next.nodeType === Node.TEXT_NODE ? null : next)),
    )
    return added
  }
  const changes = new MutationObserver((records) => {
    for (const { target } of records) translations.get(target)?.replaceWith(target)
  })
  const places = new MutationObserver((records) => {
    for (const record of records)
      noteTranslation(record, (text) => changes.observe(text, { characterData: true }))
  })
  places.observe(document.body, { childList: true, subtree: true })
  return () => {
    places.disconnect()
    changes.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}

/** Translators replace a text in one step, or put their element beside it first. */
function noteTranslation(
  { removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord,
  onFound: (text: Node) => void,
): void {
  const translation = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
  if (!translation) return
  for (const node of removedNodes) {
    if (node.nodeType !== Node.TEXT_NODE) continue
    translations.set(node, translation as Element)
    onFound(node)
  }
}

/** The child of `parent` that stands for a node of React: itself, or what holds it or its translation. */
function shownIn(parent: Node, child: Node): Node | null {
  let node: Node | null = child.isConnected ? child : (translations.get(child) ?? child)
  while (node && node.parentNode !== parent) node = node.parentNode
  return node
}
