import * as react from 'react'
import { NotOurs } from './not-ours.ts'

/** The way to where we stand: of how many siblings each node is one, and which. */
const way: number[] = []
let depth = 0
let idsTaken = 0

export function stepInto(siblings: number, index: number): void {
  way[depth++] = siblings
  way[depth++] = index
}

export function stepOut(): void {
  depth -= 2
}

/** React asks whatever stands here for every hook; all of its renderers put themselves there. */
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

/** Answers the hooks of the components that `work` calls, as React does on a server. */
export function withHooks(work: () => void): void {
  if (typeof internals !== 'object' || internals === null || !('H' in internals)) throw new NotOurs('this React')
  const before = internals.H
  internals.H = HOOKS
  depth = 0
  try {
    work()
  } finally {
    internals.H = before
  }
}

/** Before a component is called. */
export function beginComponent(): void {
  idsTaken = 0
}

/** Whether the component called last took an id: what it gives then stands one step deeper. */
export function tookId(): boolean {
  return idsTaken > 0
}

/** React keeps a context's value there for a second renderer beside the browser's, which all of a server's are. */
type Context = { $$typeof: symbol; _currentValue2: unknown }

const CONTEXT = Symbol.for('react.context')

export function isContext(given: unknown): given is Context {
  return typeof given === 'object' && given !== null && '$$typeof' in given && given.$$typeof === CONTEXT
}

function currentValue(context: Context): unknown {
  return context._currentValue2
}

/** While rendering React would render the component anew; later nobody sees it any more. */
function changeState(): void {
  if (typeof internals === 'object' && internals !== null && 'H' in internals && internals.H === HOOKS)
    throw new NotOurs('a change of state')
}

function refuse(): never {
  throw new NotOurs('what servers cannot do')
}

function nothing(): void {}

const NO_VALUE_YET = Symbol.for('react.memo_cache_sentinel')

const HOOKS = {
  readContext: currentValue,
  useContext: currentValue,
  use(given: unknown) {
    if (!isContext(given)) throw new NotOurs('waiting')
    return currentValue(given)
  },
  useState: (initial: unknown) => [typeof initial === 'function' ? initial() : initial, changeState],
  useReducer: (_reducer: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [
    init === undefined ? initial : init(initial),
    changeState,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (current: unknown) => ({ current }),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, refuse],
  useOptimistic: (value: unknown) => [value, refuse],
  useSyncExternalStore(_subscribe: unknown, _inBrowser: unknown, onServer?: () => unknown) {
    if (onServer === undefined) throw new NotOurs('a store for browsers')
    return onServer()
  },
  useId() {
    const number = idsTaken++
    return `_R_${placeInTree()}${number > 0 ? `H${number.toString(32)}` : ''}_`
  },
  useMemoCache: (size: number) => new Array(size).fill(NO_VALUE_YET),
  useEffectEvent: () => refuse,
  useActionState: refuse,
  useFormState: refuse,
  useHostTransitionStatus: refuse,
  useCacheRefresh: refuse,
}

/** React's name for where we stand, the same in the browser: the way as bits, below each other, written to base 32. */
function placeInTree(): string {
  let bits = 1
  let rest = ''
  for (let at = 0; at < depth; at += 2) {
    const width = 32 - Math.clz32(way[at] ?? 0)
    const index = (way[at + 1] ?? 0) + 1
    let length = 31 - Math.clz32(bits)
    bits &= ~(1 << length)
    if (width + length > 30) {
      const written = length - (length % 5)
      rest = (bits & ((1 << written) - 1)).toString(32) + rest
      bits >>= written
      length -= written
    }
    bits |= (1 << (width + length)) | (index << length)
  }
  return (bits & ~(1 << (31 - Math.clz32(bits)))).toString(32) + rest
}
