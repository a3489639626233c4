import type { Facts } from '../../../content/facts/facts.ts';

/** Names of facts that are a list of places. */
const PLACES =
  /(?:^|\.)(?:towns?|cities|places|villages|suburbs|orte|ortschaften|städte|staedte|gemeinden|stadtteile|ciudades|pueblos|localidades|municipios|barrios)$/i;

/** A name of one to three words. */
const NAME = /^\p{Lu}[\p{L}’'.-]*(?: \p{L}[\p{L}’'.-]*){0,2}$/u;

const known = new WeakMap<Facts, readonly (readonly string[])[]>();

function labelOf(item: unknown, language: string): string[] {
  const { label } = Object(item) as { label?: unknown };
  const text = typeof label === 'string' ? label : (Object(label)[language] as unknown);
  return typeof text === 'string' && NAME.test(text) ? [text] : [];
}

/** The lists in which places of the business may stand beside each other: of the menus, and of the facts. */
export function placeLists(facts: Facts, language: string): readonly (readonly string[])[] {
  const before = known.get(facts);
  if (before) return before;
  const { header = [], footer = [] } = (facts.site?.navigation ?? {}) as {
    header?: readonly object[];
    footer?: readonly object[];
  };
  const menus = [...header, ...footer].map((menu) => {
    const { items } = menu as { items?: unknown };
    return Array.isArray(items) ? items.flatMap((item) => labelOf(item, language)) : [];
  });
  const towns = facts.names
    .filter((name) => PLACES.test(name))
    .map((name) =>
      (facts.get(name) ?? '').split(/,? (?:and|und|y|e|&) |, /).filter((town) => NAME.test(town)),
    );
  const lists = [...menus, ...towns].filter((list) => list.length > 1);
  known.set(facts, lists);
  return lists;
}
