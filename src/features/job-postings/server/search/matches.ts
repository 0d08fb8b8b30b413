import { type SQL, sql } from 'drizzle-orm'

/** What the counts need of each match, a column each: thousands of objects would cost more than the counting. */
export type Matches = {
  count: number
  /** The filters in one number, see `facet-code.ts`. */
  codes: Int32Array
  /** Whole days since publication, begun ones counting, at most `OLDEST`. */
  ages: Uint8Array
  /** Euros a month. */
  pays: Int32Array
  /** Ids of `search_company`. */
  companies: Int32Array
}

const DAY = 86_400
/** Older than any filter asks for. */
const OLDEST = 127
/** The code takes the bits below. */
const AGE_BIT = 19

/** Age in days of what was published at `pub`; both in seconds. */
export function ageInDays(pub: number, nowSeconds: number): number {
  return Math.min(OLDEST, Math.max(0, Math.ceil((nowSeconds - pub) / DAY)))
}

/** The ages of many. */
export function agesOf(pubs: Int32Array, nowSeconds: number): Uint8Array<ArrayBuffer> {
  const ages = new Uint8Array(pubs.length)
  for (let at = 0; at < pubs.length; at++) ages[at] = ageInDays(pubs[at] ?? 0, nowSeconds)
  return ages
}

/** Of the whole number that holds company and pay, so many bits are pay. */
const PAY_BITS = 15

/** Columns of a select from the index that `readMatches` takes, as text each: code with age, company with pay. */
export function matchColumns(nowSeconds: number): SQL {
  const age = sql`least(${OLDEST}, greatest(0, (${nowSeconds}::int - pub + ${DAY - 1}) / ${DAY}))`
  return sql`array_agg(code | (${age} << ${AGE_BIT}))::text as codes, array_agg((company::bigint << ${PAY_BITS}) | pay)::text as companies`
}

type MatchTexts = { codes: string | null; companies: string | null }

export function readMatches({ codes, companies }: MatchTexts): Matches {
  const packed = readIntegers(codes)
  // More than 32 bits, so that arithmetic has to take them apart.
  const paid = readIntegers(companies)
  const matches = emptyMatches(packed.length)
  for (let at = 0; at < packed.length; at++) {
    const code = packed[at] ?? 0
    matches.codes[at] = code & ((1 << AGE_BIT) - 1)
    matches.ages[at] = code >>> AGE_BIT
    const each = paid[at] ?? 0
    const company = Math.floor(each / (1 << PAY_BITS))
    matches.companies[at] = company
    matches.pays[at] = each - company * (1 << PAY_BITS)
  }
  return matches
}

/** Room for so many. */
export function emptyMatches(count: number): Matches {
  return {
    count,
    codes: new Int32Array(count),
    ages: new Uint8Array(count),
    pays: new Int32Array(count),
    companies: new Int32Array(count),
  }
}

const ZERO = 48
const NINE = 57

/** An array of whole numbers from zero up, as PostgreSQL writes it: `{1,2,3}`. */
export function readIntegers(text: string | null): Float64Array {
  if (text === null || text.length < 3) return new Float64Array(0)
  const values = new Float64Array((text.length >> 1) + 1)
  let count = 0
  let value = 0
  for (let index = 1; index < text.length; index++) {
    const digit = text.charCodeAt(index)
    if (digit >= ZERO && digit <= NINE) value = value * 10 + digit - ZERO
    else {
      values[count++] = value
      value = 0
    }
  }
  return values.subarray(0, count)
}

export function noMatches(): Matches {
  return emptyMatches(0)
}

/** All of them in one. */
export function joinMatches(parts: readonly Matches[]): Matches {
  const [first] = parts
  if (first !== undefined && parts.length === 1) return first
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  const joined = emptyMatches(count)
  let at = 0
  for (const part of parts) {
    joined.codes.set(part.codes, at)
    joined.ages.set(part.ages, at)
    joined.pays.set(part.pays, at)
    joined.companies.set(part.companies, at)
    at += part.count
  }
  return joined
}
