import { type Path, pathName } from '../../content/value-path.ts';
import { isOneMarked, numbersIn, withoutMarks } from './mark-characters.ts';

/** Attribute of an element whose own text comes from the file: the paths, in the order of the texts. */
export const TEXT_MARK = 'data-edit';
/** Beside it where the element holds that one text and nothing else. */
export const WHOLE_MARK = 'data-edit-whole';
/** Attribute of a picture: the path of its group in the file. */
export const PICTURE_MARK = 'data-edit-picture';

/** Comments, elements whose content is no markup, tags, and what stands between them. */
const TOKENS =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|title|textarea|noscript)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>|[^<]+/gi;

const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** A start tag that is open, and what has been found inside. */
interface OpenTag {
  name: string;
  /** Where an attribute can be added, in the markup without marks. */
  at: number;
  texts: number[];
  hasOther: boolean;
  isWhole: boolean;
  picture?: number;
}

function attributesOf(tag: OpenTag, paths: readonly Path[]): string {
  const names = tag.texts.flatMap((number) => paths[number] ?? []).length;
  const texts = [...new Set(tag.texts)].flatMap((number) => {
    const path = paths[number];
    return path ? [escaped(pathName(path))] : [];
  });
  const whole = tag.isWhole && !tag.hasOther && texts.length === 1 ? ` ${WHOLE_MARK}=""` : '';
  const picture = tag.picture === undefined ? undefined : paths[tag.picture]?.slice(0, -1);
  return [
    names > 0 ? ` ${TEXT_MARK}="${texts.join(' ')}"${whole}` : '',
    picture ? ` ${PICTURE_MARK}="${escaped(pathName(picture))}"` : '',
  ].join('');
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** The alternative text among a tag's attributes, marks included. */
const ALT = /\salt="([^"]*)"/;

/**
 * Turns the marks in a page's markup into attributes of the elements that show the texts.
 *
 * @param marked the document rendered from marked texts.
 * @param clean the same without marks.
 * @param paths by the number of the mark.
 * @returns `clean` with attributes; nothing else in it is different.
 */
export function placeMarks(marked: string, clean: string, paths: readonly Path[]): string {
  const all: OpenTag[] = [];
  const open: OpenTag[] = [];
  let at = 0;
  for (const [token, raw, slash, name = '', attributes = ''] of marked.matchAll(TOKENS)) {
    at += withoutMarks(token).length;
    const parent = open.at(-1);
    if (name === '') {
      if (!parent || token.startsWith('<')) {
        if (parent && raw !== undefined) parent.hasOther = true;
        continue;
      }
      if (parent.texts.length > 0) parent.hasOther = true;
      const found = numbersIn(token);
      if (found.length === 0) parent.hasOther ||= token.trim() !== '';
      else {
        parent.isWhole = parent.texts.length === 0 && isOneMarked(token);
        parent.texts.push(...found);
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
