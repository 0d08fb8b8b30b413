import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { logLibraryErrors } from './server/library-errors'
import { renderPage } from './server/render-page'

export { createAdmin } from './server/create-admin'
export { importJobPostings } from './server/import-job-postings'
export { rebuildSearchIndex } from './server/rebuild-search'
export { isEmpty, seedDemo } from './server/seed'
export { shutdown } from './server/shutdown'
export { startWorkers } from './server/workers'

if (import.meta.env.PROD) logLibraryErrors()

export default createServerEntry({ fetch: createStartHandler(renderPage) })
