import type pg from 'pg'

/** The application's rights on a table that is not in the list below. */
const USUAL = 'select, insert, update, delete'

/**
 * Columns of an issued invoice about its payment, or that are emptied after the retention period; a trigger decides
 * when.
 */
const INVOICE_COLUMNS =
  'status, grace_until, paid_at, returned_at, retry_debit, dunning_level, last_dunned_at, filed_at, updated_at, list_text, document, erased_at'

/** Tables that must not be changed freely, with the application's rights. Triggers guard the same. */
export const NARROWED: Readonly<Record<string, string>> = {
  _migration: 'select',
  // As `terms_version`.
  agreement_version: 'select, insert, update (withdrawn_at, withdrawn_by_user_id, withdrawal_reason, updated_at)',
  audit_event: 'select, insert',
  audit_seal: 'select, insert',
  invoice: `select, insert, update (${INVOICE_COLUMNS})`,
  invoice_entry: 'select, insert',
  // Deleted together with the content of its invoice.
  invoice_file: 'select, insert, delete',
  // It is lifted, not taken away or rewritten.
  legal_hold: 'select, insert, update (lifted_at, lifted_by_user_id, lift_reason, updated_at)',
  // A version stays as it was published; only who was told goes on, and that it was withdrawn.
  terms_version:
    'select, insert, update (told_through, told_count, announced_at, withdrawn_at, withdrawn_by_user_id, withdrawal_reason, recalled_through, recalled_count, recalled_at, updated_at)',
}

/**
 * Grants the application's role what it needs in this database and revokes everything else: it owns nothing, creates
 * and truncates no table, disables no trigger. Repeated after each migration, so that new tables are covered.
 * @param client of the owner, in no transaction
 * @param role of the application; the owner itself is left unchanged
 */
export async function grantApplication(client: pg.Client, role: string): Promise<void> {
  if (role === client.user) return
  const to = client.escapeIdentifier(role)
  const owner = client.escapeIdentifier(client.user ?? '')
  const { rows } = await client.query<{ name: string }>(
    "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')",
  )
  const names = rows.map(({ name }) => name)
  await client.query('begin')
  try {
    await client.query(`
      revoke create on schema public from public, ${to};
      grant usage on schema public to ${to};
      revoke all on all tables in schema public from ${to};
      grant ${USUAL} on ${names
        .filter((name) => !(name in NARROWED))
        .map(qualified)
        .join(', ')} to ${to};
      ${names.map((name) => narrowed(name, to)).join('')}
      grant usage, select on all sequences in schema public to ${to};
      grant usage on schema pgboss to ${to};
      grant ${USUAL} on all tables in schema pgboss to ${to};
      grant usage, select on all sequences in schema pgboss to ${to};
      alter default privileges for role ${owner} in schema public grant ${USUAL} on tables to ${to};
      alter default privileges for role ${owner} in schema public grant usage, select on sequences to ${to};
      ${await withoutTemporary(client)}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }

  function qualified(name: string) {
    return `public.${client.escapeIdentifier(name)}`
  }
  function narrowed(name: string, grantee: string) {
    return NARROWED[name] ? `grant ${NARROWED[name]} on ${qualified(name)} to ${grantee};\n` : ''
  }
}

/** Only the owner of the database may do this. */
async function withoutTemporary(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname = current_database() and pg_has_role(datdba, 'usage')",
  )
  return rows.map(({ name }) => `revoke temporary on database ${client.escapeIdentifier(name)} from public;`).join('')
}
