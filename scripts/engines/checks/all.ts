import { backups } from './backups.ts'
import type { EngineCheck } from './check.ts'
import { clamAv } from './clamav.ts'
import { documentValidators } from './document-validators.ts'
import { fullDisk } from './full-disk.ts'
import { image } from './image.ts'
import { haproxy, toxiproxy } from './network.ts'
import { olderPostgres } from './older-postgres.ts'
import { opensearch, productOnOpensearch } from './opensearch.ts'
import { pgBouncer } from './pgbouncer.ts'
import { postgres15 } from './postgres-15.ts'
import { prometheus } from './prometheus.ts'
import { s3 } from './s3.ts'
import { standby } from './standby.ts'
import { starters } from './starters.ts'
import { wholeMarket } from './whole-market.ts'

/** Run one after the other, in this order. */
export const engineChecks: readonly EngineCheck[] = [
  documentValidators,
  s3,
  clamAv,
  opensearch,
  productOnOpensearch,
  postgres15,
  pgBouncer,
  standby,
  backups,
  olderPostgres,
  fullDisk,
  image,
  prometheus,
  haproxy,
  toxiproxy,
  starters,
  wholeMarket,
]
