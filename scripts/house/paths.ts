import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const cacheDirectory = path.join(root, '.cache')
export const distDirectory = path.join(root, 'dist')
export const migrationsDirectory = path.join(root, 'drizzle')
