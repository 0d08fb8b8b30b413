type Answer<First, Second> = (path: readonly string[], first: First, second: Second) => unknown

/**
 * An object on which every path exists, `calls.a.b.c(first, second)`, and is answered by one function.
 * What it looks like from outside is for the caller to say.
 */
export function pathProxy<Shape extends object, First, Second>(answer: Answer<First, Second>): Shape
export function pathProxy<First, Second>(answer: Answer<First, Second>): unknown {
  return nodeAt(answer, [])
}

function nodeAt<First, Second>(answer: Answer<First, Second>, path: readonly string[]): unknown {
  const below = new Map<string, unknown>()
  return new Proxy(() => {}, {
    get(_target, name) {
      // A promise would be awaited; this is none.
      if (typeof name !== 'string' || name === 'then') return undefined
      if (!below.has(name)) below.set(name, nodeAt(answer, [...path, name]))
      return below.get(name)
    },
    apply: (_target, _this, given) => answer(path, given[0], given[1]),
  })
}
