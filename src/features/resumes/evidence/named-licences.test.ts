import { expect, it } from 'vitest'
import { licencesAsked, licencesIn } from './named-licences'

it.each([
  ['Führerschein B, C1, CE', ['B', 'C1', 'CE']],
  ['Führerscheine B/BE/C1', ['B', 'BE', 'C1']],
  ['Führerschein der Klassen B, C und CE', ['B', 'C', 'CE']],
  ['Führerschein Kl. C1E', ['C1E']],
  ['FS Klasse B', ['B']],
  ['Führerschein (Klasse B)', ['B']],
  ['Klasse CE Führerschein', ['CE']],
  ['CE-Führerschein', ['CE']],
  ['B/BE-Führerschein', ['B', 'BE']],
  ['Gültiger Pkw-Führerschein', ['B']],
  ['LKW-Führerschein', ['C']],
  ['Lkw-Führerschein Klasse C1', ['C1']],
  ['Busführerschein', ['D']],
  ['Führerschein vorhanden', ['B']],
  ['Stapler-Führerschein', []],
  ['Bootsführerschein', []],
  ['Führerschein, C++', ['B']],
  ['Führerschein, C#', ['B']],
  ['Führerschein B, C1 Englisch', ['B']],
  ['Führerschein B, C, Java', ['B']],
  ['Führerschein Klasse B und C1 vorhanden', ['B', 'C1']],
  ['Bachelor Informatik (5. FS)', []],
  ['Fahrerlaubnisklasse D', ['D']],
  ['Führerscheinklassen C/CE', ['C', 'CE']],
  ['Kfz-Führerschein', ['B']],
  ['EU-Führerschein Klasse CE', ['CE']],
  ['Auto- und Motorrad-Führerschein', ['A', 'B']],
  ['Führerschein für Lkw', ['C']],
  ['Fahrerlaubnis für den Bus', ['D']],
])('reads the classes of %s', (text, classes) => {
  expect(licencesIn(text).toSorted()).toEqual(classes.toSorted())
})

it.each([
  ['Führerschein Klasse T oder CE', [['CE', 'T']]],
  ['Führerschein B/C1', [['B', 'C1']]],
  ['Führerschein der Klassen C und CE', [['CE']]],
  ['Führerschein A und B', [['A'], ['B']]],
  ['Führerschein Klasse B und C oder CE', [['C', 'CE']]],
  ['Führerschein Klasse A, C/CE', [['A'], ['C', 'CE']]],
  ['Führerschein B sowie C/CE', [['C', 'CE']]],
  ['Pkw- oder Lkw-Führerschein', [['B', 'C']]],
])('asks for one of each group: %s', (text, groups) => {
  expect(licencesAsked(text).map((group) => group.toSorted())).toEqual(groups)
})
