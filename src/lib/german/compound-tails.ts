/** Last parts of words that name an occupation: an unknown word before one of them is split off. */
export const OCCUPATION_TAILS: readonly string[] = `
administrator anwalt architekt arzt backer bediener begleiter buchhalter dreher experte frasser jurist koch maler packer prufer referent schweisser sekretar spezialist werker angestellter arbeiter assistent bauer bearbeiter berater betreuer chemiker designer disponent
elektriker elektroniker entwickler erzieher fachkraft fahrer fuhrer gartner gestalter helfer informatiker ingenieur
installateur kaufmann konstrukteur kontrolleur laborant lackierer lehrer leiter lehrkraft manager mechaniker mechatroniker
meister mitarbeiter monteur padagoge pfleger planer programmierer redakteur reiniger schlosser techniker therapeut
trainer verkaufer vermittler verwalter wachter
`
  .trim()
  .split(/\s+/)

/** The same for what people do, have or have passed ("Schweißprüfung", "Budgetverantwortung"). */
export const ACTIVITY_TAILS: readonly string[] = `
abrechnung analyse beratung betreuung planung prufung schulung uberprufung verantwortung versicherung
`
  .trim()
  .split(/\s+/)
