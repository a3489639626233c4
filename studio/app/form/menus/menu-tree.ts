import type { Operation } from '../../../../cli/edit/operation.ts';
import type { StudioPath } from '../../../protocol.ts';
import { isDataMap } from '../model/shared-data.ts';

/** A link, or a menu with links in `items`. */
export type MenuEntry = Readonly<Record<string, unknown>>;
export type Menu = readonly MenuEntry[];

/** Index of a top-level entry, and of a link inside it. */
export type MenuPlace = readonly [number] | readonly [number, number];

/** A tree entry on its own line. */
export interface MenuRow {
  place: MenuPlace;
  entry: MenuEntry;
}

/** @returns undefined if the value is not a list of maps, which this editor could not show completely. */
export function menuOf(value: unknown): Menu | undefined {
  if (value === undefined) return [];
  const isList = (part: unknown): part is MenuEntry[] =>
    Array.isArray(part) && part.every((entry) => isDataMap(entry));
  if (!isList(value)) return undefined;
  return value.every(({ items }) => items === undefined || isList(items)) ? value : undefined;
}

/** The links of a menu; undefined for a link. */
export function linksOf(entry: MenuEntry | undefined): Menu | undefined {
  return entry?.items as Menu | undefined;
}

/** All entries in order, links after their menu. */
export function menuRows(menu: Menu): MenuRow[] {
  return menu.flatMap((entry, at) => [
    { place: [at] as const, entry },
    ...(linksOf(entry) ?? []).map((link, inside) => ({
      place: [at, inside] as const,
      entry: link,
    })),
  ]);
}

/** Path of a place in the file, below the list at `path`. */
export function menuPath(path: StudioPath, [at, inside]: MenuPlace): StudioPath {
  return inside === undefined ? [...path, at] : [...path, at, 'items', inside];
}

function entryAt(menu: Menu, [at, inside]: MenuPlace): MenuEntry | undefined {
  return inside === undefined ? menu[at] : linksOf(menu[at])?.[inside];
}

function without(menu: Menu, [at, inside]: MenuPlace): Menu {
  if (inside === undefined) return menu.toSpliced(at, 1);
  return menu.with(at, { ...menu[at], items: linksOf(menu[at])?.toSpliced(inside, 1) ?? [] });
}

function withEntry(menu: Menu, [at, inside]: MenuPlace, entry: MenuEntry): Menu {
  if (inside === undefined) return menu.toSpliced(at, 0, entry);
  const links = linksOf(menu[at]) ?? [];
  return menu.with(at, { ...menu[at], items: links.toSpliced(inside, 0, entry) });
}

/** The result of moving or removing an entry, and the operations that write it. */
export interface MenuChange {
  menu: Menu;
  operations: Operation[];
  /** New place of the entry; missing if it was removed. */
  place?: MenuPlace;
}

/** Removes an entry, and its menu along with the last link. */
export function removeEntry(menu: Menu, place: MenuPlace, path: StudioPath): MenuChange {
  const [at, inside] = place;
  const isLast = inside !== undefined && linksOf(menu[at])?.length === 1;
  const gone: MenuPlace = isLast ? [at] : place;
  return {
    menu: without(menu, gone),
    operations: [{ op: 'remove', path: menuPath(path, gone) }],
  };
}

/**
 * Moves an entry.
 *
 * @param to index counted after the entry has been taken out, and before a menu that lost its last link is removed.
 */
export function moveEntry(
  menu: Menu,
  from: MenuPlace,
  to: MenuPlace,
  path: StudioPath,
): MenuChange | undefined {
  const entry = entryAt(menu, from);
  if (!entry) return undefined;
  const isSameList = from.length === to.length && (from.length === 1 || from[0] === to[0]);
  if (isSameList)
    return {
      menu: withEntry(without(menu, from), to, entry),
      operations: [{ op: 'move', path: menuPath(path, from), to: to.at(-1) ?? 0 }],
      place: to,
    };
  const list = menuPath(path, to).slice(0, -1);
  const move: Operation = {
    op: 'move',
    path: menuPath(path, from),
    to: { path: list, at: to.at(-1) ?? 0 },
  };
  const moved = withEntry(without(menu, from), to, entry);
  const isMenuEmpty = from.length === 2 && linksOf(menu[from[0]])?.length === 1;
  if (!isMenuEmpty) return { menu: moved, operations: [move], place: to };
  const empty = to.length === 1 && to[0] <= from[0] ? from[0] + 1 : from[0];
  const { menu: rest, operations } = removeEntry(moved, [empty], path);
  const top = to[0] > empty ? to[0] - 1 : to[0];
  const place: MenuPlace = to[1] === undefined ? [top] : [top, to[1]];
  return { menu: rest, operations: [move, ...operations], place };
}

export type MenuStep = 'up' | 'down' | 'in' | 'out';

/**
 * The place one step away, for `moveEntry`.
 *
 * @param hasLinks whether links may be at the top level; the footer allows only lists there.
 * @returns undefined if there is none.
 */
export function stepFrom(
  menu: Menu,
  [at, inside]: MenuPlace,
  step: MenuStep,
  hasLinks: boolean,
): MenuPlace | undefined {
  const links = linksOf(menu[at]);
  if (inside === undefined) {
    if (step === 'up') return at > 0 ? [at - 1] : undefined;
    if (step === 'down') return at < menu.length - 1 ? [at + 1] : undefined;
    const above = linksOf(menu[at - 1]);
    return step === 'in' && above && !links ? [at - 1, above.length] : undefined;
  }
  if (step === 'out') return hasLinks ? [at + 1] : undefined;
  if (step === 'up') {
    if (inside > 0) return [at, inside - 1];
    if (hasLinks) return [at];
    return at > 0 ? [at - 1, linksOf(menu[at - 1])?.length ?? 0] : undefined;
  }
  if (step === 'in' || !links) return undefined;
  if (inside < links.length - 1) return [at, inside + 1];
  if (hasLinks) return [at + 1];
  return at < menu.length - 1 ? [at + 1, 0] : undefined;
}

/** Horizontal drag distance that moves an entry in or out, in CSS pixels. */
const ASIDE = 24;

/**
 * The place an entry is dropped at, for `moveEntry`.
 *
 * @param over index of the row it is dropped on.
 * @param across horizontal drag distance to the right, in CSS pixels.
 */
export function dropPlace(
  menu: Menu,
  from: MenuPlace,
  over: number,
  across: number,
  hasLinks: boolean,
): MenuPlace | undefined {
  const rows = menuRows(menu);
  const target = rows[over];
  const entry = entryAt(menu, from);
  if (!target || !entry) return undefined;
  if (linksOf(entry)) return [target.place[0]];
  const start = rows.findIndex(({ place }) => place.join() === from.join());
  // Neighbors once it is taken out, with places counted accordingly.
  const rest = menuRows(without(menu, from));
  const above = rest[over - 1];
  const below = rest[over];
  if (!above) return hasLinks ? [0] : [0, 0];
  const [at, inside] = above.place;
  const asLink: MenuPlace | undefined = linksOf(above.entry)
    ? [at, 0]
    : inside === undefined
      ? undefined
      : [at, inside + 1];
  const isBetween = below?.place.length === 2;
  const wantsIn =
    across > ASIDE || (across > -ASIDE && (from.length === 2 || start === over || !hasLinks));
  if (asLink && (isBetween || wantsIn || !hasLinks)) return asLink;
  return [at + 1];
}
