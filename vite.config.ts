import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const at = (file: string) => path.join(import.meta.dirname, file)

/** At each start Node would look for, read and link thousands of files of these, most of them unused. */
const BUNDLED =
  /^(?:drizzle-orm|lucide-react|zod|better-auth|better-call|kysely|jose|@better-auth|@noble|@opentelemetry)(?:\/|$)/

/** Where people work, React's compiler sees to it that little is rendered again. What visitors are shown once would only grow by it. */
const WORKPLACES = [
  ...['/src/routes/app', '/src/routes/super', '/src/routes/search'],
  ...['/features/applications/', '/features/billing/', '/features/conversations/', '/features/resumes/'],
  '/features/job-postings/ui/editor',
]

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // What React has brought itself since version 18, as that package's other entry knows.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Small assets stay files: a data: URL would be refused by the content security policy for fonts and scripts.
  build: {
    assetsInlineLimit: 0,
    // light-dark() as it is: rewritten into variables, a sheet that is always light would keep the dark ink around it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The list of what each late chunk needs would be 2 kB for every visitor; links are loaded ahead on intent anyway.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'js' ? [] : dependencies),
    },
  },
  environments: {
    // What every visitor loads is one file; left to itself the bundler makes seventy of it, each compressed alone. Icons that many
    // screens show are another.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'initial', tags: ['$initial'], priority: 1 },
                { name: 'icons', test: /lucide-react/, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
    // The program, and the framework's entry that its server answers with.
    ssr: { build: { rolldownOptions: { input: { main: at('src/main.ts'), server: at('src/server.ts') } } } },
  },
  plugins: [
    // The interface is German only; the other 30 locales of React Aria would cost visitors 40 kB. English is what it falls
    // back to in a browser of another language, and would crash without.
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US'] }), enforce: 'pre' },
    {
      name: 'bundled-libraries',
      // While developing they would be transformed one by one.
      apply: 'build',
      config: () => ({ environments: { ssr: { resolve: { noExternal: [BUNDLED] } } } }),
    },
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      // Nobody reads it, and the formatter costs three seconds at each start.
      router: { enableRouteTreeFormatting: false },
      importProtection: { client: { files: ['**/*.server.*', '**/src/server/**', '**/src/**/server/**'] } },
    }),
    react({ compiler: { sources: WORKPLACES } }),
  ],
})
