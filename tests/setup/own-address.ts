import { randomInt } from 'node:crypto'

/**
 * The header of a request that came through a proxy, from a unique address. Public calls are limited by address, and
 * all browsers of a test run share that of this machine.
 */
export function ownAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}
