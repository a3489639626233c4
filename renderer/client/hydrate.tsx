import { type ReactNode, useEffect } from 'react';
import { onNewFacts, siteFacts } from '../browser/facts.ts';
import type { VisitorFacts } from '../context/visitor-facts.ts';
import { mount } from '../islands/mount.tsx';
import { ISLANDS } from './loaders.ts';

interface TakenOverProps {
  children: ReactNode;
  onReady: () => void;
}

/** Tells when React has taken over what is in it. */
function TakenOver({ children, onReady }: TakenOverProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Loads an island and lets React take over its markup; an empty place is filled.
 *
 * @throws if its code or the facts cannot be loaded.
 */
export async function hydrateIsland(container: HTMLElement): Promise<void> {
  const name = container.dataset.island ?? '';
  const load = ISLANDS[name];
  if (!load) throw new Error(`There is no code for the island ${name}`);
  const [Component, facts] = await Promise.all([load(), siteFacts()]);
  const words: unknown = JSON.parse(container.dataset.words ?? 'null');
  // What was clicked meanwhile is clicked again; React must be listening by then.
  await new Promise<void>((ready) => {
    const tree = (known: VisitorFacts) => (
      <TakenOver onReady={ready}>
        <Component facts={known} words={words as never} />
      </TakenOver>
    );
    const root = mount(container, tree(facts), name);
    onNewFacts((known) => root.render(tree(known)));
  });
}
