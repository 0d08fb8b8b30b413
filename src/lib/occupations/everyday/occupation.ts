/** What is known of an occupation: enough to begin an ad with. */
export type Occupation = {
  key: string
  /** Masculine and feminine form; the same word twice when it is neutral ("Pflegefachkraft"). */
  name: readonly [male: string, female: string]
  /** Nominal phrases that work in a posting and in a résumé. */
  tasks: readonly string[]
  profile: readonly string[]
}
