const GROUP = 'Netto-Rechnung'
const euros = { kind: 'dated', unit: '€', isMoney: true } as const
const percent = { kind: 'dated', unit: '%', isMoney: false } as const

/** The texts of what net pay is calculated from; the rates of the tariff are the same every year. */
export const payrollTexts = {
  taxFreeCents: {
    group: GROUP,
    label: 'Grundfreibetrag',
    description: 'So viel Einkommen im Jahr bleibt frei von Steuer (§\u00a032a\u00a0Abs.\u00a01\u00a0Nr.\u00a01 EStG).',
    control: euros,
  },
  firstTaxZoneCents: {
    group: GROUP,
    label: 'Ende der ersten Zone',
    description:
      'Bis zu diesem Einkommen im Jahr steigt der Steuersatz von 14 auf 23,97\u00a0% (§\u00a032a\u00a0Abs.\u00a01\u00a0Nr.\u00a02 EStG).',
    control: euros,
  },
  secondTaxZoneCents: {
    group: GROUP,
    label: 'Ende der zweiten Zone',
    description:
      'Bis zu diesem Einkommen im Jahr steigt der Steuersatz auf 42\u00a0% (§\u00a032a\u00a0Abs.\u00a01\u00a0Nr.\u00a03 EStG).',
    control: euros,
  },
  thirdTaxZoneCents: {
    group: GROUP,
    label: 'Ende der dritten Zone',
    description: 'Darüber gilt der Steuersatz von 45\u00a0% (§\u00a032a\u00a0Abs.\u00a01\u00a0Nr.\u00a05 EStG).',
    control: euros,
  },
  classFiveFirstCents: {
    group: GROUP,
    label: 'Klassen V und VI, erste Stufe',
    description: 'Grenzwert im Jahr nach §\u00a039b\u00a0Abs.\u00a02\u00a0Satz\u00a07 EStG.',
    control: euros,
  },
  classFiveSecondCents: {
    group: GROUP,
    label: 'Klassen V und VI, zweite Stufe',
    description: 'Grenzwert im Jahr nach §\u00a039b\u00a0Abs.\u00a02\u00a0Satz\u00a07 EStG.',
    control: euros,
  },
  classFiveThirdCents: {
    group: GROUP,
    label: 'Klassen V und VI, dritte Stufe',
    description: 'Grenzwert im Jahr nach §\u00a039b\u00a0Abs.\u00a02\u00a0Satz\u00a07 EStG.',
    control: euros,
  },
  solidarityFreeCents: {
    group: GROUP,
    label: 'Freigrenze Solidaritätszuschlag',
    description:
      'Lohnsteuer im Jahr, bis zu der kein Zuschlag anfällt; in Klasse III das Doppelte (§\u00a03\u00a0Abs.\u00a03 SolZG).',
    control: euros,
  },
  workAllowanceCents: {
    group: GROUP,
    label: 'Arbeitnehmer-Pauschbetrag',
    description: 'Im Jahr, Klassen I bis V (§\u00a09a EStG).',
    control: euros,
  },
  specialAllowanceCents: {
    group: GROUP,
    label: 'Sonderausgaben-Pauschbetrag',
    description: 'Im Jahr, Klassen I bis V (§\u00a010c EStG).',
    control: euros,
  },
  singleParentAllowanceCents: {
    group: GROUP,
    label: 'Entlastungsbetrag für Alleinerziehende',
    description: 'Im Jahr, Klasse II mit einem Kind (§\u00a024b EStG).',
    control: euros,
  },
  lowPayCeilingCents: {
    group: GROUP,
    label: 'Ende des Übergangsbereichs',
    description: 'Bis zu diesem Lohn im Monat sind die Beiträge ermäßigt (§\u00a020\u00a0Abs.\u00a02 SGB IV).',
    control: euros,
  },
  pensionCeilingCents: {
    group: GROUP,
    label: 'Beitragsbemessungsgrenze Rente',
    description: 'Im Monat, auch für die Arbeitslosenversicherung.',
    control: euros,
  },
  healthCeilingCents: {
    group: GROUP,
    label: 'Beitragsbemessungsgrenze Krankenversicherung',
    description: 'Im Monat, auch für die Pflegeversicherung.',
    control: euros,
  },
  pensionPercent: {
    group: GROUP,
    label: 'Beitrag Rentenversicherung',
    description: 'Unternehmen und Beschäftigte zusammen.',
    control: percent,
  },
  unemploymentPercent: {
    group: GROUP,
    label: 'Beitrag Arbeitslosenversicherung',
    description: 'Unternehmen und Beschäftigte zusammen.',
    control: percent,
  },
  healthPercent: {
    group: GROUP,
    label: 'Beitrag Krankenversicherung',
    description: 'Unternehmen und Beschäftigte zusammen, ohne Zusatzbeitrag.',
    control: percent,
  },
  healthExtraPercent: {
    group: GROUP,
    label: 'Durchschnittlicher Zusatzbeitrag',
    description: 'Unternehmen und Beschäftigte zusammen (§\u00a0242a SGB V).',
    control: percent,
  },
  carePercent: {
    group: GROUP,
    label: 'Beitrag Pflegeversicherung',
    description: 'Unternehmen und Beschäftigte zusammen, mit einem Kind.',
    control: percent,
  },
  childlessCarePercent: {
    group: GROUP,
    label: 'Zuschlag für Kinderlose',
    description: 'Zahlen Beschäftigte allein (§\u00a055\u00a0Abs.\u00a03 SGB XI).',
    control: percent,
  },
} as const
