import type { termsConsent } from '~/features/privacy/server/terms/table'
import { LEGAL_DOCUMENTS } from '~/features/privacy/terms/vocabulary'
import { demoId } from './demo-id'
import type { Market } from './market/market'

/** Everybody agreed with their account to the first versions; who runs the platform is no party to them. */
export function consentsOf({ users }: Market, now: Date): (typeof termsConsent.$inferInsert)[] {
  return users.flatMap(({ id = '', isAdmin, createdAt = now }) =>
    LEGAL_DOCUMENTS.flatMap((document) => {
      const consent = { id: demoId(`consent:${id}:${document}`), userId: id, document, version: 1 }
      const dates = { consentedAt: createdAt, createdAt, updatedAt: createdAt }
      return isAdmin ? [] : [{ ...consent, via: 'registration' as const, ...dates }]
    }),
  )
}

/** When the first of them did. */
export function firstConsent(consents: readonly { consentedAt: Date }[]): Date {
  return new Date(Math.min(...consents.map(({ consentedAt }) => consentedAt.getTime())))
}
