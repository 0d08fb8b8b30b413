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
<header><a href="/">${MARK}Stellwerk</a></header>
<main>
${PICTURES[picture]}
<div class="wrap">
<h1>${headline}</h1>
<p>${message}</p>
<nav aria-label="Wie es weitergeht">
<a class="next" href="${next.href}">${next.label}</a>
<a href="/">Zur Startseite</a>
</nav>
<p class="small">${notes.join('<br>')}</p>
</div>
</main>
</body>
</html>
`
}

const STYLE = `:root{color-scheme:light dark;
--canvas:light-dark(oklch(.268 .044 210),oklch(.158 .018 212));--bar:light-dark(oklch(.998 .001 175),oklch(.225 .021 208));
--bar-ink:light-dark(oklch(.245 .032 212),oklch(.948 .008 180));--ink:oklch(.97 .008 185);--muted:oklch(.825 .024 192);
--track:oklch(.54 .04 200);--signal:oklch(.858 .166 88);--signal-ink:oklch(.255 .045 85);
--display:"Sofia Sans Semi Condensed Variable","Arial Narrow",system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--canvas);color:var(--ink);font:1.125rem/1.5 "Hanken Grotesk Variable",system-ui,"Segoe UI",Arial,sans-serif}
header{background:var(--bar)}
header a{display:flex;align-items:center;gap:.625rem;max-width:75rem;min-height:4rem;margin:0 auto;padding:0 1rem;color:var(--bar-ink);font:700 1.375rem/1 var(--display);text-decoration:none}
header svg{width:2rem;height:2rem}
main{flex:1;display:flex;flex-direction:column;justify-content:center;overflow:hidden}
.picture{display:block;width:100%;min-width:60rem}
.wrap{width:100%;max-width:75rem;margin:0 auto;padding:2.5rem 1rem 4rem}
h1{font:780 clamp(2.25rem,8vw,4.25rem)/1.05 var(--display);margin:0 0 1rem}
p{max-width:32rem;margin:0 0 2rem;color:var(--muted);overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-bottom:2.5rem}
nav a{padding:.75rem 1.5rem;border:1px solid var(--track);border-radius:8px;color:var(--ink);font-weight:600;text-decoration:none}
nav a.next{background:var(--signal);border-color:var(--signal);color:var(--signal-ink)}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}
header a:focus-visible{outline-offset:-3px}
.small{margin:0;font-size:.9375rem}
@media(width<48rem){.picture{margin-left:-15rem}}
@media(width>=48rem){header a,.wrap{padding-inline:2rem}}`

/** The source expression that allows the page's own style in the content security policy. */
export const BARE_STYLE_SOURCE = hashSource(STYLE)

// Presentation attributes, not style attributes: the policy need not allow them.
const MARK =
  '<svg viewBox="0 0 32 32" aria-hidden="true" fill="none" stroke-width="4" stroke-linecap="round"><rect width="32" height="32" rx="7" fill="#00595c"/><path d="M16.6 9.5H26.5M15.4 22.5H5.5" stroke="#fff"/><path d="M5.5 9.5h4.2L22.3 22.5h4.2" stroke="#fdc92b" stroke-linejoin="round"/></svg>'

const picture = (paths: string) =>
  `<svg class="picture" viewBox="0 0 1440 220" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`

const DARK = '#022c32'

/** The set route ends at a signal, or goes on behind it. */
const signal = (isOpen: boolean) =>
  picture(`<path d="M-10 110H1500${isOpen ? '' : 'M654 180H1500'}" stroke="#3d6668" stroke-width="6"/>
<path d="M-10 180H${isOpen ? 1500 : 640}" stroke="#fdc92b" stroke-width="8"/><path d="M700 180V96" stroke="#f2f8f7" stroke-width="6"/>
<rect x="672" y="16" width="56" height="84" rx="12" fill="#0e3a41" stroke="#f2f8f7" stroke-width="5"/>
<circle cx="700" cy="42" r="13" fill="${isOpen ? DARK : '#f7493f'}"/><circle cx="700" cy="75" r="13" fill="${isOpen ? '#5fd08f' : DARK}"/>`)

const BUFFER_STOP = picture(`<path d="M470 150H1500M1010 60H1500M900 150 976 74" stroke="#537a7b" stroke-width="6"/>
<path d="M-10 150H448L538 60H800" stroke="#fdc92b" stroke-width="8"/>
<path d="M812 26v68M812 38h30v44h-30" stroke="#f2f8f7" stroke-width="8"/>
<circle cx="180" cy="150" r="12" fill="${DARK}" stroke="#fdc92b" stroke-width="7"/>`)

const PICTURES = { stop: signal(false), go: signal(true), 'buffer-stop': BUFFER_STOP }
