// `npm run bench:bytes -- DIR`: what a row takes in the database that another measurement has kept with `--data DIR`: its
// table, what is stored beside it (long texts), and its indexes, bytes. Tables below a tenth of a per cent are left out.
import { openOwnDatabase } from './own-database.ts'

const [directory] = process.argv.slice(2)
if (!directory) throw new Error('npm run bench:bytes -- DIR')
const { client, close } = await openOwnDatabase(directory)
try {
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ table: string; rows: number; main: number; beside: number; indexes: number }>(`
    select relname as table, reltuples::bigint as rows, pg_relation_size(oid) as main,
      pg_table_size(oid) - pg_relation_size(oid) as beside, pg_indexes_size(oid) as indexes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by pg_total_relation_size(oid) desc`)
  const all = rows.reduce((sum, { main, beside, indexes }) => sum + main + beside + indexes, 0)
  const each = (bytes: number, count: number) => Math.round(bytes / Math.max(count, 1))
  console.table(
    rows
      .filter(({ main, beside, indexes }) => main + beside + indexes > all / 1_000)
      .map(({ table, rows: count, main, beside, indexes }) => ({
        table,
        rows: count,
        MB: Math.round((main + beside + indexes) / 1e6),
        'row, bytes': each(main, count),
        beside: each(beside, count),
        indexes: each(indexes, count),
      })),
  )
  console.log(`${Math.round(all / 1e6)} MB in all tables`)
} finally {
  await close()
}
