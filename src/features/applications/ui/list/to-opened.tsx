/** The heading of the application beside the list. */
export const OPENED_NAME_ID = 'bewerbung-name'

/** In a row whose application is open: the way there past all rows below, for who has no pointer. */
export function ToOpened() {
  return (
    <button
      type="button"
      className="link relative z-10 text-left text-sm not-focus-visible:sr-only"
      onClick={() => document.getElementById(OPENED_NAME_ID)?.focus()}
    >
      Zur geöffneten Bewerbung
    </button>
  )
}
