/** The address of the part of a typeface that German needs; vite/client knows `?url` alone. */
declare module '*?german&url' {
  const address: string
  export default address
}
