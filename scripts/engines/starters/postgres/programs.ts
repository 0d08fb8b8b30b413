import path from 'node:path'
import { findBinaries } from '../../../../src/platform/server/database/embedded/binaries.ts'
import { installPackage } from '../../programs/install-package.ts'

/** Where PostgreSQL's programs are, and initdb's options for the collation. */
export type PostgresPrograms = { directory: string; locale: readonly string[] }

export const versions = ['15', '18'] as const
export type PostgresVersion = (typeof versions)[number]

/** Debian's 15, or the embedded 18. */
export async function postgresPrograms(version: PostgresVersion, signal?: AbortSignal): Promise<PostgresPrograms> {
  if (version === '15') return postgres15Programs(signal)
  const { postgres, locale } = findBinaries()
  return { directory: path.dirname(postgres), locale }
}

/** @throws {MissingProgram} where it is not installed and cannot be */
export async function postgres15Programs(signal?: AbortSignal): Promise<PostgresPrograms> {
  const initdb = await installPackage('postgresql-15', '/usr/lib/postgresql/15/bin/initdb', signal)
  // Version 15 has no builtin collation; this one of the C library is the closest.
  return { directory: path.dirname(initdb), locale: ['--locale=C.UTF-8'] }
}
