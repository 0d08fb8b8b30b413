import path from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lightFonts } from './scripts/house/light-fonts.ts'
import { lightIcons } from './scripts/house/light-icons.ts'
import { publicChunk, SHOWN_ONCE } from './scripts/house/public-chunk.ts'
import { rememberTransforms } from './scripts/house/remember-transforms.ts'
import { unbrokenTexts } from './scripts/house/unbroken-texts.ts'

const at = (file: string) => path.join(import.meta.dirname, file)

/** At each start Node would look for, read and link some seven hundred files of these, half of them unused. */
const BUNDLED = /^(?:drizzle-orm|zod|better-auth|better-call|kysely|jose|@better-auth|@noble|@opentelemetry)(?:\/|$)/

const compilerPreset = reactCompilerPreset()
// It compiles what has elements or calls a hook, and its own filter lets in every file with a capital letter.
compilerPreset.rolldown.filter = { code: /<\/|\/>|\buse[A-Z0-9]/ }

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
    // The program, and the framework's entry that its server answers with.
    ssr: { build: { rolldownOptions: { input: { main: at('src/main.ts'), server: at('src/server.ts') } } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: publicChunk() }] } },
        },
      },
    },
  },
  plugins: [
    // The interface is German only; the other 30 locales of React Aria would cost visitors 40 kB.
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
    lightFonts(at('src/ui/styles/fonts.css'), at('.cache/fonts')),
    lightIcons(),
    unbrokenTexts(),
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
    react(),
    // Half of a build's time goes into it.
    babel({ presets: [compilerPreset], exclude: [/node_modules/, SHOWN_ONCE] }).then((compiler) =>
      rememberTransforms(compiler, at('.cache/react-compiler'), [at('package-lock.json'), at('vite.config.ts')]),
    ),
  ],
})
