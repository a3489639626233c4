/** A class name in an attribute of a component. */
import { matchesIn } from '../../content/text-rules/matches-in.ts';
export interface WrittenClass {
  name: string;
  path: string;
  source: string;
  start: number;
}

const ATTRIBUTE = /\bclassName=(?:"([^"]*)"|\{([^{}]*)\})/g;

/** The literals of an expression, except those that are compared with something or a part of a name. */
const LITERAL = /(?<!(?:[=!]=|\+)\s*)(["'`])((?:(?!\1)[^\\\n$])*)\1(?!\s*(?:[=!]==|\+))/g;

/** The class names in the attributes of a module. */
export function* classesIn(path: string, source: string): Generator<WrittenClass> {
  for (const { 0: whole, 1: plain, 2: expression = '', index } of matchesIn(source, ATTRIBUTE)) {
    const lists =
      plain === undefined
        ? [...matchesIn(expression, LITERAL)].map(({ 2: names = '', index: at }) => ({
            names,
            from: index + whole.length - 1 - expression.length + at + 1,
          }))
        : [{ names: plain, from: index + whole.length - plain.length - 1 }];
    for (const { names, from } of lists)
      for (const { 0: name, index: at } of matchesIn(names, /\S+/g))
        yield { name, path, source, start: from + at };
  }
}
