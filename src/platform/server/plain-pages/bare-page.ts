import { hashSource } from '../http/security/csp.ts'

type BarePage = {
  title: string
  picture: keyof typeof PICTURES
  headline: string
  message: string
  /** The link besides the one to the home page. */
  next: { href: string; label: string }
  /** Lines in small print. */
  notes: readonly string[]
}

/** A page that needs nothing: no script, no font, no file, no database. Texts are our own HTML. */
export function barePage({ title, picture, headline, message, next, notes }: BarePage): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Stellwerk</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/">Stellwerk</a></header>
<main>
${PICTURES[picture]}
<h1>${headline}</h1>
<p>${message}</p>
<nav aria-label="Wie es weitergeht">
<a class="next" href="${next.href}">${next.label}</a>
<a href="/">Zur Startseite</a>
</nav>
<p class="small">${notes.join('<br>')}</p>
</main>
</body>
</html>
`
}

const STYLE = `:root{color-scheme:light dark;
--canvas:light-dark(oklch(.268 .044 210),oklch(.158 .018 212));--bar:light-dark(oklch(.998 .001 175),oklch(.225 .021 208));
--bar-ink:light-dark(oklch(.245 .032 212),oklch(.948 .008 180));--ink:oklch(.97 .008 185);--muted:oklch(.825 .024 192);
--track:oklch(.54 .04 200);--signal:oklch(.858 .166 88);--signal-ink:oklch(.255 .045 85)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--canvas);color:var(--ink);font:1.125rem/1.5 "Hanken Grotesk Variable",system-ui,"Segoe UI",Arial,sans-serif}
header{background:var(--bar);padding:1rem 1.5rem}
header a{color:var(--bar-ink);font-weight:700;font-size:1.375rem;text-decoration:none}
main{max-width:75rem;margin:0 auto;padding:2rem 1.5rem 4rem}
svg{display:block;width:100%;height:auto;max-height:11rem}
h1{font:700 clamp(2.25rem,8vw,4rem)/1 "Sofia Sans Semi Condensed Variable","Arial Narrow",system-ui,sans-serif;margin:2rem 0 1rem}
p{max-width:32rem;margin:0 0 2rem;color:var(--muted)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-bottom:2.5rem}
nav a{padding:.75rem 1.5rem;border:1px solid var(--track);border-radius:8px;color:var(--ink);font-weight:600;text-decoration:none}
nav a.next{background:var(--signal);border-color:var(--signal);color:var(--signal-ink)}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
.small{font-size:.9375rem}`

/** The source expression that allows the page's own style in the content security policy. */
export const BARE_STYLE_SOURCE = hashSource(STYLE)

// Presentation attributes, not style attributes: the policy need not allow them.
const signal = (
  stop: string,
  go: string,
) => `<svg viewBox="0 0 1440 220" aria-hidden="true" fill="none" stroke-linecap="round">
<g stroke="#3d6668" stroke-width="6"><path d="M-10 180H1500M-10 110H1500"/></g>
<path d="M-10 180H640" stroke="#fdc92b" stroke-width="8"/><path d="M700 180V96" stroke="#f2f8f7" stroke-width="6"/>
<rect x="672" y="16" width="56" height="84" rx="12" fill="#0e3a41" stroke="#f2f8f7" stroke-width="5"/>
<circle cx="700" cy="42" r="13" fill="${stop}"/><circle cx="700" cy="75" r="13" fill="${go}"/></svg>`

const DARK = '#022c32'

const BUFFER_STOP = `<svg viewBox="0 0 1440 220" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="#537a7b" stroke-width="6"><path d="M-10 150H430M470 150H1500M1010 60H1500M900 150 976 74"/></g>
<path d="M-10 150H448L538 60H800" stroke="#fdc92b" stroke-width="8"/>
<path d="M812 26v68M812 38h30v44h-30" stroke="#f2f8f7" stroke-width="8"/></svg>`

const PICTURES = { stop: signal('#f7493f', DARK), go: signal(DARK, '#5fd08f'), 'buffer-stop': BUFFER_STOP }
