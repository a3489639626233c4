import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { type Path, pathName } from '../../content/value-path.ts';
import {
  isOneMarked,
  type MarkPlace,
  marksIn,
  numbersIn,
  withoutMarks,
} from './mark-characters.ts';

/** Attribute of an element whose own text comes from the file: the paths, in the order of the texts. */
export const TEXT_MARK = 'data-edit';
/** Additional attribute if the element contains only that text. */
export const WHOLE_MARK = 'data-edit-whole';
/**
 * Additional attribute if the element shows texts of several keys. For each text: the index of its key in the list,
 * the index of its text node in the element, and the characters before it in that node, as in `0.0.0 1.0.14`.
 */
export const PLACE_MARK = 'data-edit-at';
/** Attribute of a picture: the path of its group in the file. */
export const PICTURE_MARK = 'data-edit-picture';

/** Comments, elements whose content is not markup, tags, and the text between them. */
const TOKENS =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|title|textarea|noscript)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+/gi;

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** An open element, and the marks found in it. */
interface OpenTag {
  name: string;
  /** Offset for additional attributes, in the markup without marks. */
  at: number;
  texts: (MarkPlace & { node: number })[];
  /** Number of text nodes so far. */
  nodes: number;
  hasOther: boolean;
  isWhole: boolean;
  picture?: number;
}

function attributesOf(tag: OpenTag, paths: readonly Path[]): string {
  const named = tag.texts.flatMap((text) => {
    const path = paths[text.number];
    return path ? [{ ...text, name: pathName(path) }] : [];
  });
  const names = [...new Set(named.map(({ name }) => name))];
  const whole = tag.isWhole && !tag.hasOther && names.length === 1 ? ` ${WHOLE_MARK}=""` : '';
  const places = named.map(({ name, node, offset }) => `${names.indexOf(name)}.${node}.${offset}`);
  const at = names.length > 1 ? ` ${PLACE_MARK}="${places.join(' ')}"` : '';
  const picture = tag.picture === undefined ? undefined : paths[tag.picture]?.slice(0, -1);
  return [
    names.length > 0 ? ` ${TEXT_MARK}="${names.map(escaped).join(' ')}"${at}${whole}` : '',
    picture ? ` ${PICTURE_MARK}="${escaped(pathName(picture))}"` : '',
  ].join('');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The alternative text in a tag's attributes, including marks. */
const ALT = /\salt="([^"]*)"/;

/**
 * Converts the marks in a page's markup to attributes of the elements that show the texts.
 *
 * @param marked the document rendered from marked texts.
 * @param clean the same document without marks.
 * @param paths by mark number.
 * @returns `clean` with added attributes, otherwise unchanged.
 */
export function placeMarks(marked: string, clean: string, paths: readonly Path[]): string {
  const all: OpenTag[] = [];
  const open: OpenTag[] = [];
  let at = 0;
  for (const [token, raw, slash, name = '', attributes = ''] of matchesIn(marked, TOKENS)) {
    at += withoutMarks(token).length;
    const parent = open.at(-1);
    if (name === '') {
      if (!parent || token.startsWith('<')) {
        if (parent && raw !== undefined) parent.hasOther = true;
        continue;
      }
      if (parent.texts.length > 0) parent.hasOther = true;
      const found = marksIn(token);
      const node = parent.nodes++;
      if (found.length === 0) parent.hasOther ||= token.trim() !== '';
      else {
        parent.isWhole = parent.texts.length === 0 && isOneMarked(token);
        parent.texts.push(...found.map((place) => ({ ...place, node })));
      }
    } else if (slash === '/') {
      const index = open.findLastIndex((tag) => tag.name === name);
      if (index !== -1) open.length = index;
    } else {
      if (parent) parent.hasOther = true;
      const isClosed = attributes.endsWith('/');
      const picture = numbersIn(ALT.exec(attributes)?.[1] ?? '')[0];
      const tag: OpenTag = {
        name,
        at: at - (isClosed ? 2 : 1),
        texts: [],
        nodes: 0,
        hasOther: false,
        isWhole: false,
        ...(picture === undefined ? {} : { picture }),
      };
      all.push(tag);
      if (!isClosed && !VOID.has(name.toLowerCase())) open.push(tag);
    }
  }
  return withAttributes(clean, all, paths);
}

function withAttributes(clean: string, tags: readonly OpenTag[], paths: readonly Path[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const tag of tags) {
    const attributes = attributesOf(tag, paths);
    if (attributes === '') continue;
    pieces.push(clean.slice(done, tag.at), attributes);
    done = tag.at;
  }
  return pieces.join('') + clean.slice(done);
}
