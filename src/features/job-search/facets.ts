import {
  CONTRACTS,
  contractLabels,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  employerTypeLabels,
  OCCUPATION_FIELDS,
  REQUIREMENT_LEVELS,
  requirementLevelLabels,
  SHIFTS,
  shiftLabels,
  WORKPLACES,
  workplaceLabels,
} from '~/lib/work/vocabulary'
import { choiceFacet, daysFacet, leastFacet, nameFacet, placeFacet } from './facet-kinds'

/** Euros a month before tax: higher amounts are not distinguished, and a higher wish does not mean a month. */
export const HIGHEST_PAY = 30_000

const levelNames = { helfer: 'helper', fachkraft: 'skilled', spezialist: 'specialist', experte: 'expert' }

const notOnly = (texts: string[]) => `nicht nur „${texts.join('“, „')}“`

/**
 * The filters with counts, in the order in which they are shown. Each is described only here: address, form, chips,
 * alerts, feeds, read API, index and counts use it. A new one also needs its label in `posting-documents.ts`, and what the
 * read API says about it in `feeds/parameters.ts`.
 */
export const facets = {
  arbeitszeit: choiceFacet('types', EMPLOYMENT_TYPES, {
    title: 'Arbeitszeit und Art',
    isOpen: true,
    aliases: { vz: 'Vollzeit', tz: 'Teilzeit', mj: 'Minijob' },
    givenUp: { rank: 7, text: notOnly },
  }),
  zeiten: choiceFacet('shifts', SHIFTS, {
    title: 'Wann gearbeitet wird',
    labels: shiftLabels,
    aliases: { snw: 'shift', schicht: 'shift', nacht: 'night', wochenende: 'weekend' },
    givenUp: { rank: 2.5, text: notOnly },
  }),
  homeoffice: choiceFacet('workplace', WORKPLACES, {
    title: 'Arbeitsplatz',
    isOpen: true,
    labels: workplaceLabels,
    aliases: { ho: 'remote', homeoffice: 'remote', 'vor ort': 'onsite' },
    givenUp: { rank: 6, text: notOnly },
  }),
  berufsfeld: choiceFacet('field', OCCUPATION_FIELDS, {
    title: 'Berufsfeld',
    isOpen: true,
    givenUp: { rank: 8, text: () => 'in allen Berufsfeldern' },
  }),
  niveau: choiceFacet('level', REQUIREMENT_LEVELS, {
    title: 'Anforderungsniveau',
    labels: requirementLevelLabels,
    aliases: { 1: 'helper', 2: 'skilled', 3: 'specialist', 4: 'expert', ...levelNames },
    givenUp: { rank: 6.5, text: notOnly },
  }),
  gehalt: leastFacet('pay', 'paySteps', {
    title: 'Gehalt ab, brutto im Monat',
    isOpen: true,
    from: 1,
    to: HIGHEST_PAY,
    steps: [1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000],
    text: (value) => `ab ${Number(value).toLocaleString('de-DE')}\u00a0€`,
    givenUp: { rank: 3, text: ([text = '']) => `auch unter ${text.replace(/^ab /, '')} im Monat` },
  }),
  befristung: choiceFacet('contract', CONTRACTS, {
    title: 'Vertrag',
    isOpen: true,
    labels: contractLabels,
    aliases: { 1: 'fixed-term', 2: 'permanent', befristet: 'fixed-term', unbefristet: 'permanent' },
    givenUp: { rank: 4, text: notOnly },
  }),
  veroeffentlichtseit: daysFacet('published', {
    title: 'Veröffentlicht',
    from: 0,
    to: 100,
    steps: [1, 3, 7, 14, 30],
    text: (value) => (value === '1' ? 'seit gestern' : value === '0' ? 'heute' : `in den letzten ${value}\u00a0Tagen`),
    givenUp: { rank: 2, text: () => 'auch ältere Stellen' },
  }),
  anstellung: choiceFacet('employer', EMPLOYER_TYPES, {
    title: 'Anstellung',
    labels: employerTypeLabels,
    aliases: { direkt: 'direct', zeitarbeit: 'temporary-work', vermittlung: 'placement' },
    givenUp: { rank: 5, text: notOnly },
  }),
  arbeitsort: placeFacet('place', {
    title: 'Ort',
    givenUp: { rank: 8.5, text: () => 'auch in anderen Orten' },
  }),
  vorteile: nameFacet('benefits', 'B', {
    title: 'Das bietet das Unternehmen',
    givenUp: { rank: 1, text: (texts) => `ohne „${texts.join('“, „')}“` },
  }),
  arbeitgeber: nameFacet('company', 'N', {
    title: 'Unternehmen',
    givenUp: { rank: 9, text: () => 'bei allen Unternehmen' },
  }),
}

/** A filter with counts, which is a parameter of the search. */
export type Facet = keyof typeof facets
const isFacet = (name: string): name is Facet => name in facets
export const FACETS: readonly Facet[] = Object.keys(facets).filter(isFacet)
