import { config, z } from 'zod'

// For speed zod compiles its schemas with `new Function`, which our pages forbid and browsers report, Firefox in the
// console as well. It asks when a schema is made, so this stands before all of them.
if (typeof document !== 'undefined') config({ jitless: true })

export { z }
