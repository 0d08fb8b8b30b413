import handler, { createServerEntry } from '@tanstack/react-start/server-entry'

export { createAdmin } from './server/create-admin'
export { isEmpty, seedDemo } from './server/seed'
export { shutdown } from './server/shutdown'
export { startWorkers } from './server/workers'

export default createServerEntry({ fetch: (request) => handler.fetch(request) })
