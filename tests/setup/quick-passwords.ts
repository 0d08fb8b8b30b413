import crypto, { type BinaryLike, type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Any power of two will do: nobody guesses the passwords of tests. */
const COST = 16

type Done = (error: Error | null, key: Buffer) => void

// Hashing a password is slow on purpose, a tenth of a second of processor time; the rules around it are tested hundreds
// of times. Its cost in the product is tested once, in features/accounts/password-cost.test.ts.
const { scrypt } = crypto
Object.assign(crypto, {
  scrypt: (password: BinaryLike, salt: BinaryLike, length: number, options: ScryptOptions, done: Done) =>
    scrypt(password, salt, length, { ...options, N: COST }, done),
})
syncBuiltinESMExports()
