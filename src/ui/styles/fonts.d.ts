/** The address of the German part of a typeface; vite/client only knows plain `?url`. */
declare module '*?german&url' {
  const address: string
  export default address
}
