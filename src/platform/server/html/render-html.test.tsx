import {
  Component,
  createContext,
  Fragment,
  forwardRef,
  lazy,
  memo,
  type ReactNode,
  StrictMode,
  Suspense,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NotOurs } from './not-ours'
import { renderHtml } from './render-html'

const Tone = createContext('leise')

function inDocument(body: ReactNode, head?: ReactNode) {
  return (
    <html lang="de" suppressHydrationWarning>
      <head>{head}</head>
      <body>{body}</body>
    </html>
  )
}

function Named({ children }: { children?: ReactNode }) {
  const [one, other] = [useId(), useId()]
  return (
    <label htmlFor={one} id={other}>
      {children}
    </label>
  )
}

function Hooks() {
  const [count, setCount] = useState(() => 3)
  const [sum] = useReducer(
    (before: number, more: number) => before + more,
    4,
    (given) => given * 2,
  )
  const text = useMemo(() => `${count}/${sum}`, [count, sum])
  const reset = useCallback(() => setCount(0), [])
  const ref = useRef<HTMLButtonElement>(null)
  const isOnline = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  useEffect(reset, [reset])
  return (
    <button type="button" ref={ref} name="knopf" disabled={!isOnline} onClick={reset}>
      {text} {useDeferredValue('spät')} {useContext(Tone)} {use(Tone)}
    </button>
  )
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  static getDerivedStateFromProps() {
    return { isBroken: false }
  }
  override state = { isBroken: true }
  override render() {
    return this.state.isBroken ? 'kaputt' : this.props.children
  }
}

const Remembered = memo(({ text }: { text: string }) => <em>{text}</em>)
const Field = forwardRef<HTMLInputElement, { label: string }>(({ label }, ref) => (
  <input ref={ref} aria-label={label} />
))
const loaded = lazy(async () => ({ default: Remembered }))

/** So many that places below each other need more than the thirty bits React keeps as a number. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzäöüß0123456789']

const pages: Record<string, ReactNode> = {
  'texts beside each other': (
    <p>
      Seit {3} Tagen{' '}
      <b>
        {'a'}
        {'b'}
      </b>
      {''}
      {null}
      {false}, <Fragment>und</Fragment> {['so', 'weiter']}
      <i>ein Text</i>
      danach
    </p>
  ),
  'signs that HTML needs': <p title={`"'&<>`}>{`</p><script>alert("1")</script>&amp;'`}</p>,
  attributes: (
    <div className="a & b" hidden={false} tabIndex={-1} data-open={true} aria-hidden="true" inert>
      <a href="/suche?a=1&b=2" target="_blank" rel="noopener" download={undefined}>
        Suche
      </a>
      <a href="mailto:a@b.example">Mail</a>
      <img src="/a.png" alt="" loading="lazy" width="10" height={20} />
      <svg viewBox="0 0 24 24" strokeWidth={2} strokeLinecap="round" fill="none" aria-hidden="true">
        <path d="M0 0" clipRule="evenodd" />
      </svg>
      <div style={{ color: 'red', backgroundColor: ' blue ', '--avatar-ink': 'var(--a)', width: undefined }} />
      <dialog open draggable={false} aria-modal={false} />
      <ol reversed>
        <li value={3}>drei</li>
      </ol>
    </div>
  ),
  forms: (
    <form action="/suche" className="grid" method="get" noValidate>
      <input type="radio" name="thema" value="hell" checked={true} readOnly className="r" />
      <input name="was" defaultValue={'"Koch"'} type="search" maxLength={80} autoComplete="off" />
      <input type="checkbox" defaultChecked={false} name="a" />
      <select name="sort" defaultValue="b" className="s">
        <option value="a">Erstes</option>
        <option value="b">Zweites</option>
        <optgroup label="mehr">
          <option>c</option>
        </optgroup>
      </select>
      <select>
        <option>ohne Wahl</option>
      </select>
      <textarea name="text" rows={4} defaultValue={'\n<Zeile>'} />
      <button name="los" type="submit" className="btn" value="1">
        Los
      </button>
    </form>
  ),
  hooks: (
    <Tone value="laut">
      <Hooks />
      <Tone.Provider value="noch lauter">
        <Hooks />
      </Tone.Provider>
      <Hooks />
    </Tone>
  ),
  'ids in all places': (
    <Named>
      <Named />
      {LETTERS.map((letter) => (
        <ul key={letter}>
          <li>
            <Named>
              {[1, 2, 3].map((number) => (
                <Fragment key={number}>
                  <Named>
                    <Named />x<Named />
                  </Named>
                </Fragment>
              ))}
            </Named>
          </li>
        </ul>
      ))}
    </Named>
  ),
  'all kinds of components': (
    <StrictMode>
      <Boundary>
        Text
        <Suspense fallback="lädt">
          geladen <Remembered text="fest" />
          <Field label="Feld" ref={null} />
        </Suspense>
        Text
      </Boundary>
    </StrictMode>
  ),
}

for (const [name, body] of Object.entries(pages)) {
  test(`as React writes it: ${name}`, () => {
    expect(renderHtml(inDocument(body))).toBe(renderToString(inDocument(body)))
  })
}

test('as React writes it: what belongs into the head, wherever it is said', () => {
  const script = { dangerouslySetInnerHTML: { __html: 'var a = 1 < 2' }, nonce: 'n' }
  const head = (
    <>
      <title>Köche &amp; mehr</title>
      <script {...script} />
      <meta name="description" content={'"Text"'} nonce="n" />
      <link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="stylesheet" href="/a.css" precedence="default" nonce="n" />
      <link rel="stylesheet" href="/a.css" precedence="default" nonce="n" />
      <link rel="stylesheet" href="/b.css" precedence="default" />
      <meta name="viewport" content="width=device-width" />
      <meta charSet="utf-8" />
    </>
  )
  const body = (
    <main>
      <meta name="robots" content="noindex" />
      Text
      <script {...script} type="application/ld+json" />
      <script async src="/a.js" onLoad={() => {}} />
    </main>
  )
  expect(renderHtml(inDocument(body, head))).toBe(renderToString(inDocument(body, head)))
})

function Waiting(): ReactNode {
  throw new Promise(() => {})
}

function Changing() {
  const [count, setCount] = useState(0)
  if (count === 0) setCount(1)
  return count
}

function Spread(props: Record<string, string>) {
  return <div {...props} />
}

const leftToReact: Record<string, ReactNode> = {
  'an address that runs as a script': <a href={['java', 'script:alert(1)'].join('')}>x</a>,
  'the same behind a sign that browsers overlook': <a href={['\u0001java', 'script:alert(1)'].join('')}>x</a>,
  'an image that browsers should load ahead': <img src="/a.png" alt="" />,
  'a name it does not know': <Spread onclick="alert(1)" />,
  'a name that breaks out of the tag': <Spread {...{ 'data-a><script>': 'x' }} />,
  'a style that breaks out of the attribute': <div style={{ [['a:b;', '"><script>'].join('')]: 'x' }} />,
  'numbers that may be lengths': <div style={{ width: 3 }} />,
  'a part that waits': <Suspense fallback="lädt">{<Waiting />}</Suspense>,
  'a part that is not loaded': <Suspense fallback="lädt">{lazyPart()}</Suspense>,
  'a state that changes while rendering': <Changing />,
  'a style sheet out of turn': <link rel="stylesheet" href="/a.css" />,
  'a title in a drawing': (
    <svg aria-hidden="true">
      <title>Signal</title>
    </svg>
  ),
  'a list that is none': new Set(['a']),
}

function Failing(): ReactNode {
  throw new RangeError('zu viel')
}

function lazyPart() {
  const Part = loaded
  return <Part text="spät" />
}

for (const [name, body] of Object.entries(leftToReact)) {
  test(`left to React: ${name}`, () => {
    expect(() => renderHtml(inDocument(body))).toThrow()
    // And nothing stays behind of it.
    const next = inDocument(<Tone value="laut">{pages.hooks}</Tone>)
    expect(renderHtml(next)).toBe(renderToString(next))
  })
}

test('a part of a document is left to React', () => {
  expect(() => renderHtml(<p>Text</p>)).toThrow(NotOurs)
})

test('an error of a component stays what it is, and the next one reads what was there before', () => {
  const failing = inDocument(
    <Tone value="vergessen">
      <Failing />
    </Tone>,
  )
  expect(() => renderHtml(failing)).toThrow(RangeError)
  expect(renderHtml(inDocument(<Hooks />))).toContain('leise')
})
