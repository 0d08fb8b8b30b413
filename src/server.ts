import handler, { createServerEntry } from '@tanstack/react-start/server-entry'
import { logLibraryErrors } from './server/library-errors'

export { createAdmin } from './server/create-admin'
export { isEmpty, seedDemo } from './server/seed'
export { shutdown } from './server/shutdown'
export { startWorkers } from './server/workers'

if (import.meta.env.PROD) logLibraryErrors()

export default createServerEntry({ fetch: (request) => handler.fetch(request) })
