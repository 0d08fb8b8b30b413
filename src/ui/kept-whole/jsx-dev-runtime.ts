import type { ElementType, Key } from 'react'
import { jsxDEV as element, Fragment, type JSX } from 'react/jsx-dev-runtime'
import { type Properties, withKept } from './with-kept'

export { Fragment, type JSX }

/** As in jsx-runtime.ts, for development and tests. */
export const jsxDEV = (type: ElementType, props: Properties, key: Key | undefined, isStatic: boolean) =>
  element(type, withKept(type, props), key, isStatic)
