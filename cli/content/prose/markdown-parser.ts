import { createRequire } from 'node:module';
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import { FACT_REFERENCE } from '../facts/facts.ts';
import { addDirectives } from './directives.ts';

/** Offset of a token in the text of its paragraph. */
export function startOf(token: Token): number {
  return Number(token.meta?.at ?? 0);
}

const REFERENCE = new RegExp(FACT_REFERENCE, 'y');

/** Keeps a reference to a fact as it is: the asterisk in `{fees.copy*2}` begins no emphasis. */
function readReference(state: StateInline, isSilent: boolean): boolean {
  REFERENCE.lastIndex = state.pos;
  const [reference] = REFERENCE.exec(state.src) ?? [];
  if (reference === undefined) return false;
  if (!isSilent) state.pending += reference;
  state.pos += reference.length;
  return true;
}

/** A parser for all of Markdown, so that unsupported syntax can be reported; addresses stay unchanged. */
function createParser(): MarkdownIt {
  // Loaded lazily: few sites have a body.
  const load = createRequire(import.meta.url);
  const Markdown = load('markdown-it') as new (options: object) => MarkdownIt;
  const parser = new Markdown({ html: true });
  parser.disable(['reference', 'text_join', 'fragments_join']);
  addDirectives(parser);
  parser.inline.ruler.before('emphasis', 'reference-to-fact', readReference);
  parser.validateLink = () => true;
  parser.normalizeLink = (address: string) => address;
  const Plain = parser.inline.State;
  parser.inline.State = class extends Plain {
    override push(...token: Parameters<StateInline['push']>): Token {
      const pushed = super.push(...token);
      pushed.meta = { at: this.pos };
      return pushed;
    }
  };
  return parser;
}

let parser: MarkdownIt | undefined;

/** The tokens of a body. */
export function parseMarkdown(body: string): Token[] {
  parser ??= createParser();
  return parser.parse(body, {});
}
