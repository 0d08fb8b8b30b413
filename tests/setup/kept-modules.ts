import type { EvaluatedModuleNode, EvaluatedModules } from 'vite/module-runner'

/**
 * Modules of ours that hold nothing of a file: vocabularies, schemas, rules and texts that the browser shares, tables, and
 * what ships with the product and never changes, such as the list of places.
 * What has a server, a browser or components about it may remember something, so it starts anew.
 */
const HOLDS_NOTHING =
  /\/src\/(?:(?!.*\/(?:server|client|ui)\/)(?:features|platform)\/.+|.+\/server\/(?:.+\/)?(?:(?:.+-)?table|columns|folded-text|name-key|place-list|offer-kinds|facet-code|pay-wish|monthly-pay))\.ts$|\/data\/places\.tsv\?raw$/

type Modules = Pick<EvaluatedModules, 'idToModuleMap'>

/** What a worker has loaded; nothing where Vitest keeps it elsewhere, and then all modules start anew. */
function loadedModules(): Modules['idToModuleMap'] {
  const worker: { evaluatedModules?: Modules } | undefined = Reflect.get(globalThis, '__vitest_worker__')
  return worker?.evaluatedModules?.idToModuleMap ?? new Map()
}

/**
 * Lets modules start anew, but for those that hold nothing: building schemas and tables again for each file took longer
 * than many of the files. One that imports a module that does start anew starts anew as well.
 */
export function resetModulesButKept(reset: () => void): void {
  const modules = loadedModules()
  const kept = new Map<string, EvaluatedModuleNode>()
  for (const [id, node] of modules) if (node.evaluated && (HOLDS_NOTHING.test(id) || isNodes(node))) kept.set(id, node)
  let before: number
  do {
    before = kept.size
    for (const [id, node] of kept)
      if ([...node.imports].some((each) => isOurs(each) && !kept.has(each))) kept.delete(id)
  } while (kept.size < before)
  const states = [...kept.values()].map((node) => ({ node, promise: node.promise, exports: node.exports }))
  reset()
  for (const { node, ...state } of states) Object.assign(node, state, { evaluated: true })
}

/** Loaded by Node, which keeps it in any case; only looking for it again would take time. */
function isNodes({ meta, exports }: EvaluatedModuleNode): boolean {
  return meta !== undefined && 'externalize' in meta && exports !== undefined
}

/** Packages, and what Node itself loads (`PURE` in vitest.config.ts), are not run anew. */
function isOurs(id: string): boolean {
  return id.startsWith('/') && !/\/node_modules\/|\/src\/lib\//.test(id)
}
