import type { RouterOutputs } from '~/platform/client/trpc'

export type PrivacyOverview = RouterOutputs['privacy']['overview']
export type Consent = PrivacyOverview['consents'][number]
export type StoredDataSet = PrivacyOverview['sets'][number]
export type RegisterActivity = RouterOutputs['privacy']['register']['activities'][number]
export type Incident = RouterOutputs['incident']['byId']
export type IncidentRow = RouterOutputs['incident']['list']['rows'][number]
export type PrivacyRequest = RouterOutputs['privacy']['requests']['rows'][number]
export type DeletionRow = RouterOutputs['legalHold']['own']['rows'][number]
export type LegalHoldRow = RouterOutputs['legalHold']['list']['rows'][number]
export type Terms = RouterOutputs['terms']['read']
export type TermsOverview = RouterOutputs['terms']['list'][number]
export type SignedAgreement = RouterOutputs['agreement']['list']['rows'][number]
