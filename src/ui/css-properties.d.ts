import 'react'

// Custom properties in style={{ … }}; React's own type knows only the standard ones.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
