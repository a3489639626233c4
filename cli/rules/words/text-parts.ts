import type { LocatedText } from '../../content/rule.ts';

const BUTTONS = new Set<PropertyKey | undefined>([
  'directCTA',
  'transitionalCTA',
  'submit',
  'book',
  'call',
  'chat',
]);

const HEADLINES = new Set<PropertyKey | undefined>(['headline', 'heading', 'question']);

/** True for a button label. */
export function isButton({ path }: LocatedText): boolean {
  const last = path.at(-1);
  return BUTTONS.has(last) || (last === 'label' && path.at(-2) === 'action');
}

/** True for a heading in large letters. */
export function isHeadline({ path }: LocatedText): boolean {
  return HEADLINES.has(path.at(-1));
}
