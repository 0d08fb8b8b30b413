import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (file: string) => path.join(import.meta.dirname, file)

/** At each start Node would resolve, read and link thousands of these files, most of them unused. */
const BUNDLED =
  /^(?:drizzle-orm|lucide-react|zod|better-auth|better-call|kysely|jose|@better-auth|@noble|@opentelemetry)(?:\/|$)/

/** In the application React's compiler reduces rendering. Visitors' pages render once and would only grow. */
const WORKPLACES = [
  ...['/src/routes/app', '/src/routes/super', '/src/routes/search'],
  ...['/features/applications/', '/features/billing/', '/features/conversations/', '/features/resumes/'],
  '/features/job-postings/ui/editor',
]

/** Small parts of a posting's page, each of which would be a file of its own. */
const POSTING_PARTS =
  /\/(?:sources|record-interest|verified-badge|lazy-later|company-picture|later-parts|posting-notice|change-at-once|title-text|net-range|-answer-signal|company-mark|company-initials|save-job-button)\.tsx?$|\/icons\/(?:badge-check|printer)\.m?js$/

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // Part of React since version 18, like that package's other entry.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Small assets stay files: the content security policy refuses data: URLs for fonts and scripts.
  build: {
    assetsInlineLimit: 0,
    // Keeps light-dark(): rewritten into variables, an always light sheet would keep the surrounding dark text colour.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The list of dependencies of each lazy chunk would be 2 kB for every visitor; links are preloaded on intent
    // anyway.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'js' ? [] : dependencies),
    },
  },
  environments: {
    // Visitors' code is one file; the bundler would make seventy, each compressed separately. Icons of many screens are
    // another.
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Visitors' code lists 134 others: without names in words it is half a kilobyte less.
            chunkFileNames: 'assets/s[hash].js',
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 1 },
                { name: 'icons', test: /lucide-react/, minShareCount: 8 },
                // What a posting's page shares with others in bits of 200 to 500 bytes.
                { name: 'posting', test: POSTING_PARTS },
              ],
            },
          },
        },
      },
    },
    // The program, and the framework's entry for its server.
    ssr: { build: { rolldownOptions: { input: { main: at('src/main.ts'), server: at('src/server.ts') } } } },
  },
  plugins: [
    // The interface is German only; the other 30 locales of React Aria would cost visitors 40 kB. English is its
    // fallback in browsers of other languages; without it, it would crash.
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    {
      name: 'bundled-libraries',
      // In development they would be transformed one by one.
      apply: 'build',
      config: () => ({ environments: { ssr: { resolve: { noExternal: [BUNDLED] } } } }),
    },
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      // Nobody reads it, and the formatter takes three seconds at each start.
      router: { enableRouteTreeFormatting: false },
      importProtection: { client: { files: ['**/*.server.*', '**/src/server/**', '**/src/**/server/**'] } },
    }),
    react({ compiler: { sources: WORKPLACES } }),
  ],
})
