/** Decoration: a set route that changes tracks. */
export function AuthTrackPicture() {
  return (
    <svg
      className="absolute inset-x-0 top-[22%] w-full"
      viewBox="0 0 640 360"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M-10 60H700M-10 180H50M178 180H700M-10 300H262M300 300H452M488 300H700M250 60 356 166"
        stroke="var(--color-desk-track)"
        strokeWidth="5"
      />
      <path d="M70 180H164L284 300H470" stroke="var(--color-signal)" strokeWidth="7" />
      <circle cx="70" cy="180" r="11" fill="var(--color-desk)" stroke="var(--color-signal)" strokeWidth="6" />
      <circle cx="470" cy="300" r="11" fill="var(--color-signal)" stroke="var(--color-desk-ink)" strokeWidth="5" />
    </svg>
  )
}
