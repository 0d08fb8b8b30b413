// Unpacks the browser of @sparticuz/chromium into the temporary directory of this process (TMPDIR), and prints where. A
// process of its own, because the package reads environment variables when it is loaded.
import chromium from '@sparticuz/chromium'

process.stdout.write(await chromium.executablePath())
