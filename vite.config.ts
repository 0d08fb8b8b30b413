import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Small assets stay files: a data: URL would be refused by the content security policy for fonts and scripts.
  build: { assetsInlineLimit: 0 },
  plugins: [
    // The interface is German only; the other 30 locales of React Aria would cost visitors 40 kB.
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      importProtection: { client: { files: ['**/*.server.*', '**/src/server/**', '**/src/**/server/**'] } },
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
})
