/** Pay is compared with postings of so many months, this far around as the crow flies. */
export const MONTHS_COMPARED = 12
export const PAY_RADIUS_KM = 50
