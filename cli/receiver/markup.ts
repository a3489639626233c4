import { escapeHtml } from '../../renderer/markup/escape.ts';

/** HTML that was written here; anything else put into a template is text. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Piece = string | number | Markup | readonly Markup[];

function write(piece: Piece): string {
  if (piece instanceof Markup) return piece.html;
  if (typeof piece === 'object') return piece.map(write).join('');
  return escapeHtml(String(piece));
}

/** A template in which every value is escaped, unless it is `Markup` itself. */
export function html(texts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(texts.map((text, index) => text + write(pieces[index] ?? '')).join(''));
}
