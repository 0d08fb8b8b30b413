import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const cacheDirectory = path.join(root, '.cache')
/** What V8 made of scripts and libraries; processes that a check starts read it instead of compiling them again. */
export const compiledDirectory = path.join(cacheDirectory, 'compiled')
export const distDirectory = path.join(root, 'dist')
