import { describe, expect, it } from 'vitest'
import { formatDayEntry, formatTimeEntry, parseDay, parseMonth, parseTime } from './date-entry.ts'

describe('parseDay', () => {
  it.each([
    ['1.3.2027', '2027-03-01'],
    ['01.03.2027', '2027-03-01'],
    ['01032027', '2027-03-01'],
    ['1. 3. 27', '2027-03-01'],
    ['12/5/85', '1985-05-12'],
    [' 2027-03-01 ', '2027-03-01'],
    ['29.02.2028', '2028-02-29'],
  ])('reads %s', (text, iso) => expect(parseDay(text)).toBe(iso))

  it.each(['31.02.2027', '29.02.2027', '1.13.2027', '2027', 'morgen', ''])('refuses "%s"', (text) =>
    expect(parseDay(text)).toBeNull(),
  )
})

describe('parseMonth', () => {
  it.each([
    ['3/2027', '2027-03'],
    ['03.27', '2027-03'],
    ['032027', '2027-03'],
    ['März 2027', '2027-03'],
    ['Mrz. 98', '1998-03'],
    ['2027-03', '2027-03'],
  ])('reads %s', (text, iso) => expect(parseMonth(text)).toBe(iso))

  it.each(['13/2027', '0/2027', 'Foo 2027', '2027', ''])('refuses "%s"', (text) => expect(parseMonth(text)).toBeNull())
})

describe('formatDayEntry', () => {
  it('shows a day in German and leaves anything else as it was typed', () => {
    expect(formatDayEntry('2027-03-01')).toBe('01.03.2027')
    expect(formatDayEntry('31.2.')).toBe('31.2.')
  })
})

describe('parseTime', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['9.30 Uhr', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['17h', '17:00'],
    [' 23:59 ', '23:59'],
  ])('reads %s', (text, time) => expect(parseTime(text)).toBe(time))

  it.each(['24:00', '9:60', '9:3', 'früh', '', '99999'])('refuses "%s"', (text) => expect(parseTime(text)).toBeNull())

  it('shows a time without its leading zero', () => {
    expect(['09:30', '17:00', 'früh'].map(formatTimeEntry)).toEqual(['9:30', '17:00', 'früh'])
  })
})
