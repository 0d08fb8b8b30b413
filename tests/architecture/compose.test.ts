import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/house/paths.ts'

const FILES = ['compose.yaml', 'deploy/compose.three-nodes.yaml']
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

// Debian's podman-compose passes `${NAME:-}` on as it stands, and the product refuses that as an address. A blank is
// nothing to the product.
test.each(FILES)('what may be left out in %s is left out everywhere', (file) => {
  const text = textOf(file)
  expect(text).toMatch(/\$\{SMTP_URL:- \}/)
  expect(text.match(/\$\{\w+:?-\}/g)).toBeNull()
})

// Of a list of words it keeps only plain ones.
test.each(FILES)('a health check that is no plain words goes by a shell: %s', (file) => {
  const text = textOf(file)
  expect(text).toMatch(/- CMD-SHELL\n\s+- 'node -e/)
  expect(text).not.toMatch(/- CMD\n|\[CMD,/)
})
