import { type ComponentType, lazy, memo, Suspense } from 'react'

/** What shows that somebody is here: before that, nothing below needs a script. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * A part of a page that comes from the server and needs its script only when somebody does something: until then its
 * HTML stays as it came, and links and disclosures work. A route's loader, and whatever shows the part without a server,
 * call `preload` first. Its properties must stay the same objects, and what it knows of the reader may differ from the
 * server's HTML only once `useHydrated` says so: by then the rest of the page has asked for it.
 */
export function lazyLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const preload = async () => {
    Loaded ??= await load()
    open()
  }
  const Gated = lazy(async () => {
    void firstAct().then(preload)
    await opened
    return { default: Loaded ?? (await load()) }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the level of a module
  const Later = memo((props: Props) => <Suspense>{Loaded ? <Loaded {...props} /> : <Gated {...props} />}</Suspense>)
  return Object.assign(Later, { preload })
}

function firstAct(): Promise<void> {
  if (typeof document === 'undefined' || navigator.userActivation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    for (const act of ACTS) addEventListener(act, () => resolve(), { once: true, passive: true })
  })
}
