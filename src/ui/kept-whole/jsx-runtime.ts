import type { ElementType, Key } from 'react'
import { jsx as element, jsxs as elements, Fragment, type JSX } from 'react/jsx-runtime'
import { type Properties, withKept } from './with-kept'

export { Fragment, type JSX }

/**
 * What every element of our own code is made with (`jsxImportSource`), so that "E-Mail", "e. V." and their like stay on
 * one line wherever somebody reads them, in our sentences and in a company's name, without anybody thinking of it.
 */
export const jsx = (type: ElementType, props: Properties, key?: Key) => element(type, withKept(type, props), key)
export const jsxs = (type: ElementType, props: Properties, key?: Key) => elements(type, withKept(type, props), key)
