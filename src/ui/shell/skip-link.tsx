/** First stop of the Tab key: skips the navigation to `<main id="inhalt">`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#inhalt">
      Zum Inhalt springen
    </a>
  )
}
