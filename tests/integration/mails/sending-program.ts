// Started by sending.test.ts: a process that sends mails until it is killed.

import { startBus } from '../../../src/platform/server/bus/bus.ts'
import { database } from '../../../src/platform/server/database/db.ts'
import { keepSending } from '../../../src/platform/server/mail/keep-sending.ts'

startBus(() => {})
await keepSending(database().db, { mayRun: async () => true, onFailure: console.error }, new AbortController().signal)
