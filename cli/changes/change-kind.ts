import { CORE_KEYS } from '../../schemas/config/site-config.ts';
import { MONEY_GROUPS } from '../../schemas/config/units.ts';
import type { Path } from '../content/value-path.ts';
import type { DataFileKind } from '../site/data-files.ts';
import type { ChangeKind } from './change.ts';

/** Keys of a picture besides `src`. */
const PICTURE_KEYS = new Set(['src', 'alt', 'focus', 'credit', 'poster', 'logo', 'image']);

/** Keys for appearance and behavior, which no visitor reads. */
const SETTING_KEYS =
  /^(?:theme|className|backgroundPattern|icon|layout|tone|rating|number|type|columns|language|updated|weight|corners|ornament|color|rel)$/;

function isPicture(path: Path, value: unknown): boolean {
  if (typeof value === 'object' && value !== null && 'src' in value) return true;
  return PICTURE_KEYS.has(String(path.findLast((step) => typeof step === 'string')));
}

function ofConfig(path: Path): ChangeKind {
  const [group = '', key] = path;
  if (MONEY_GROUPS.includes(String(group))) return 'price';
  if (group === 'business') return 'fact';
  if (group === 'redirects' || (group === 'site' && key === 'url')) return 'address';
  return CORE_KEYS.has(String(group)) ? 'setting' : 'fact';
}

/** The kind of a change, by its position. */
export function changeKind(path: Path, value: unknown, file: DataFileKind): ChangeKind {
  if (isPicture(path, value)) return 'picture';
  if (file === 'config') return ofConfig(path);
  if (file === 'words') return 'text';
  const [first, second] = path;
  const last = String(path.findLast((step) => typeof step === 'string') ?? '');
  const ofPage = first === 'page' ? second : first;
  if (ofPage === 'noindex') return 'search';
  if (/^(?:aliases|canonical|translationOf)$/.test(String(ofPage)) || /^(?:href|url)$/.test(last))
    return 'address';
  if (first === 'sections' && path.length <= 2) return 'section';
  if (SETTING_KEYS.test(last) || typeof value === 'boolean' || typeof value === 'number')
    return 'setting';
  const isBlock = path.length === 1 && typeof value === 'object';
  return isBlock ? 'section' : 'text';
}
