import { createContext } from 'react'

/** The insides of header, footer and menu as React wrote them for an earlier visitor of the same kind of page. */
export type KeptFrame = { readonly header: string; readonly footer: string; readonly menu: string }

/** On the server alone: a browser makes its own elements and finds them written already (decision 014). */
export const KeptFrameContext = createContext<KeptFrame | undefined>(undefined)
