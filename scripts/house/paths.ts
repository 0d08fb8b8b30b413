import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')
export const cacheDirectory = path.join(root, '.cache')
/** V8's code cache of scripts and libraries; processes of a check read it instead of compiling again. */
export const compiledDirectory = path.join(cacheDirectory, 'compiled')
export const distDirectory = path.join(root, 'dist')
