import { decode, type SitePage, sitePages } from './site-pages.ts';

/** What a page says, line by line: a block is a line, the cells of a table row are one. */
export interface PageLines {
  path: string;
  /** Title, description and the text of `<main>`. */
  lines: string[];
  /** Header, footer and dock, which all pages share. */
  frame: string[];
  /** What search engines are told beside the text, as JSON. */
  structured: string;
}

const SILENT = /<(script|style|svg|noscript)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs;
/** Cells of a row and the halves of a term read as one line. */
const CELL = /<\/(?:td|th|dt)>\s*<(?:td|th|dd)\b[^>]*>/g;
const INLINE = /<\/?(?:a|abbr|b|cite|code|em|i|mark|small|span|strong|sub|sup|time)\b[^>]*>/g;

/** Text between tags; where a tag that is no part of a sentence stands, a new line begins. */
function linesOf(html: string): string[] {
  return html
    .replace(SILENT, '\n')
    .replace(CELL, ' | ')
    .replace(INLINE, ' ')
    .split(/<[^>]*>|\n{2,}/)
    .map((line) =>
      decode(line)
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;:])/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '');
}

function read({ path, html, tags }: SitePage): PageLines {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const [, structured = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const described = tags.find(({ attributes }) => attributes.get('name') === 'description');
  const [, before = '', main = '', after = ''] =
    /<body\b[^>]*>(.*?)<main\b[^>]*>(.*?)<\/main>(.*)$/s.exec(html) ?? [];
  const description = described?.attributes.get('content') ?? '';
  return {
    path,
    lines: [decode(title), decode(description), ...linesOf(main)],
    frame: [...linesOf(before), ...linesOf(after)],
    structured,
  };
}

/** All pages of the built site as a reader sees them. */
export function pageLines(): PageLines[] {
  return sitePages().map(read);
}
