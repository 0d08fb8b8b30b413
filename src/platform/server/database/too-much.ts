import { sql } from 'drizzle-orm'
import type { Queryable } from './db.ts'

/**
 * Whether the role we work with has more rights in this database than the application needs: it is a superuser, can
 * create tables, or owns ours, so that triggers and rights would not stop whoever has its password.
 */
export async function mayTooMuch(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ tooMuch: boolean }>(sql`
    select rolsuper or rolcreaterole or rolbypassrls or rolreplication
      or has_schema_privilege('public', 'create')
      or has_table_privilege('audit_event', 'delete')
      or exists (select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')) as "tooMuch"
    from pg_roles where rolname = current_user`)
  return rows[0]?.tooMuch ?? true
}
