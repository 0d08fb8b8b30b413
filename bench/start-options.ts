/** How `npm start` starts the server, said once more because no command of package.json can be asked for it. */
export const START = {
  flags: ['--max-semi-space-size=16'],
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' },
} as const
