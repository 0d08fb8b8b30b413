import { parseSync, Visitor } from 'vite'

/** From where to where the texts of a source stand: strings, templates and what JSX shows. */
export function textsOf(file: string, text: string): [number, number][] {
  const found: [number, number][] = []
  const note = ({ start, end }: { start: number; end: number }) => void found.push([start, end])
  const { program } = parseSync(file, text)
  new Visitor({ JSXText: note, Literal: note, TemplateElement: note }).visit(program)
  return found
}
