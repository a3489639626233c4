import { escapeHtml } from '../../renderer/markup/escape.ts';

/** Trusted HTML; anything else in a template is treated as text. */
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

/** Template tag that escapes every value except `Markup`. */
export function html(texts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(texts.map((text, index) => text + write(pieces[index] ?? '')).join(''));
}
