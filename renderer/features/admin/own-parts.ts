import { createContext, type LazyExoticComponent, lazy, useContext } from 'react';
import type { OwnersArea } from '../../client/define-client.ts';

/** The parts that a site provides, each loaded when first shown. */
export type OwnParts = {
  [Name in keyof OwnersArea]: LazyExoticComponent<
    Awaited<ReturnType<NonNullable<OwnersArea[Name]>>>['default']
  >;
};

const Context = createContext<OwnParts>({});

export const OwnPartsProvider = Context.Provider;

/** What the site adds to the admin area. */
export function useOwnParts(): OwnParts {
  return useContext(Context);
}

/** @param area of the site; each of its parts is wrapped for lazy loading once. */
export function ownParts(area: OwnersArea): OwnParts {
  const parts = Object.entries(area).map(([name, load]) => [name, lazy(load)]);
  return Object.fromEntries(parts);
}
