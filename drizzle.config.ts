import { defineConfig } from 'drizzle-kit'

// Only generates SQL (`npm run db:generate -- --name what-changes`); src/platform/server/database/migration/migrate.ts
// applies it. It compares only with the newest file of drizzle/meta: older ones are deleted in the commit that adds
// one.
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/server/*/*table.ts',
    './src/platform/server/*table.ts',
    './src/features/*/server/**/*table.ts',
  ],
  out: './drizzle',
  casing: 'snake_case',
})
