import type { Facet } from '~/features/job-search/facets'

/** What the description of the read API says about each filter; apart from them, because every visitor loads those. */
export const facetHelp = {
  arbeitszeit: 'Arbeitszeit oder Angebotsart.',
  zeiten: 'Tagsüber (day), Schicht (shift), Nacht (night) oder Wochenende (weekend).',
  homeoffice: 'Arbeitsplatz: vor Ort (onsite), hybrid oder ganz im Homeoffice (remote).',
  berufsfeld: 'Berufsfeld.',
  niveau:
    'Anforderungsniveau des Berufs nach KldB 2010: Helfer (helper), Fachkraft (skilled), Spezialist (specialist), Experte (expert).',
  gehalt: 'Mindestgehalt in Euro brutto im Monat.',
  befristung: 'Vertrag: unbefristet (permanent) oder befristet (fixed-term).',
  veroeffentlichtseit: 'Veröffentlicht in den letzten so vielen Tagen.',
  anstellung: 'Direkt (direct), Zeitarbeit (temporary-work), Vermittlung (placement).',
  arbeitsort: 'Orte mit ihrem Bundesland („Bielefeld, Nordrhein-Westfalen“), getrennt durch „;“.',
  vorteile: 'Vorteile, getrennt durch „;“.',
  arbeitgeber: 'Namen von Unternehmen, getrennt durch „;“.',
} satisfies Record<Facet, string>
