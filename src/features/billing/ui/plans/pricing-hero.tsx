/** The header of the price list: the promise, and the set route that leads to the recommended plan. */
export function PricingHero() {
  return (
    <section data-shell className="relative overflow-hidden bg-desk text-desk-ink">
      <svg
        className="absolute bottom-0 left-1/2 -translate-x-1/2"
        width="1440"
        height="150"
        viewBox="0 0 1440 150"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <g stroke="var(--color-desk-track)" strokeWidth="5" opacity=".7">
          <path d="M326 150V124L400 50H2000M1114 150V110L1054 50" />
        </g>
        <path d="M-200 50H644L720 126V160" stroke="var(--color-signal)" strokeWidth="7" />
      </svg>
      <div className="wrap relative pt-12 pb-44 text-center md:pt-14 md:pb-48">
        <h1 className="text-4xl font-[770]">Preise</h1>
        <p className="mt-3 font-display text-2xl font-[650]">Ein fester Preis. Keine Provision.</p>
        <p className="mt-2 text-lg text-desk-muted">
          Sie zahlen je Monat, nicht je Bewerbung. Kündbar zum Ende jedes Zeitraums.
        </p>
      </div>
    </section>
  )
}
