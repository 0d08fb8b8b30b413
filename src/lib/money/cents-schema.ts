import { z } from '../zod.ts'
import { formatCentsShort } from './money.ts'

/** An amount in whole cents; errors are given in euros, as people type it. */
export function centsSchema(min: number, max: number) {
  return z
    .number()
    .int()
    .min(min, `Möglich sind mindestens ${formatCentsShort(min)}.`)
    .max(max, `Möglich sind höchstens ${formatCentsShort(max)}.`)
}
