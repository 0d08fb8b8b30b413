import { sql } from 'drizzle-orm'
import { ownerDatabase } from '../../factories/owner'

const owner = ownerDatabase()

/**
 * Watches the database itself: which tables lose rows, and which columns of existing rows change, whoever does it.
 * @returns reads the changes since, as `table` for lost rows and `table.column` for changes, and resets them
 */
export async function watchRows() {
  await owner.execute(sql`create table touched (what text)`)
  await owner.execute(sql`
    create function note_touched() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then insert into touched values (tg_table_name);
      else insert into touched select tg_table_name || '.' || new_row.key from jsonb_each(to_jsonb(new)) new_row
        where new_row.value is distinct from to_jsonb(old)->new_row.key;
      end if;
      return null;
    end $$`)
  const { rows: tables } = await owner.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('touched', '_migration')`,
  )
  for (const { name } of tables)
    await owner.execute(
      sql.raw(
        `create trigger touched after update or delete on "${name}" for each row execute function note_touched()`,
      ),
    )
  return async () => {
    const { rows } = await owner.execute<{ what: string }>(
      sql`with gone as (delete from touched returning what) select distinct what from gone order by 1`,
    )
    return rows.map(({ what }) => what)
  }
}
