import { userNameSchema } from '~/features/accounts/schema'
import { refusal } from './refusal'

/**
 * The name as it is stored.
 * @throws {APIError} when it is invalid
 */
export function checkedName(name: unknown): string {
  const parsed = userNameSchema.safeParse(name)
  if (parsed.success) return parsed.data
  throw refusal('BAD_REQUEST', 'INVALID_NAME')
}
