import type { ElementType } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { aroundKept } from '~/lib/text/kept-whole'

export type Properties = { children?: unknown }

/** Elements that hold nothing but text. */
const BARE = /^(?:option|script|style|t(?:ext|extarea|itle|span))$/

/** The properties of an element; a text among its children is a span where a part of it must stay on one line. */
export function withKept(type: ElementType, props: Properties): Properties {
  const { children } = props
  if (!children || (typeof type === 'string' ? BARE.test(type) : type !== Fragment)) return props
  return { ...props, children: Array.isArray(children) ? children.map(kept) : kept(children) }
}

/** One span around all of it: in a row of a button or a label a text stays one thing. */
function kept(child: unknown) {
  const parts = typeof child === 'string' ? aroundKept(child) : []
  if (!parts.some(({ isKept }) => isKept)) return child
  const children = parts.map(({ text, isKept }) =>
    isKept ? jsx('span', { className: 'whitespace-nowrap', children: text }) : text,
  )
  return jsxs('span', { children })
}
