import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currentTime } from './lib/current-time'
import { forgetOldDrafts } from './platform/client/browser-drafts'
import { followTranslations } from './platform/client/document/translated-texts'
import { allowOnlyOwnScripts } from './platform/client/document/trusted-types'
import { getRouter } from './router'

allowOnlyOwnScripts()
followTranslations()
forgetOldDrafts(currentTime().getTime())

// Replaces Start's own entry, which contains the client of server functions (9 kB); all our calls are tRPC's.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={getRouter()} />
    </StrictMode>,
  )
})
