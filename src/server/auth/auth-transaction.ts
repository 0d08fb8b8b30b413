import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Queryable, Transaction } from '~/platform/server/database/db'

const running = new AsyncLocalStorage<Transaction>()

/** The database for better-auth's adapter; remembers the transaction it opens, so that our callbacks can join it. */
export function joinableDatabase(db: Database): Database {
  return Object.create(db, {
    transaction: {
      value: (run: (tx: Transaction) => Promise<unknown>) => db.transaction((tx) => running.run(tx, () => run(tx))),
    },
  })
}

/**
 * better-auth's running transaction, or the database outside of one. What a callback writes here is committed together
 * with better-auth's own rows, and needs no second connection while the first one waits.
 */
export function joinTransaction(db: Database): Queryable {
  return running.getStore() ?? db
}
