import { type ReactNode, useEffect } from 'react';
import { onNewFacts, siteFacts } from '../browser/facts.ts';
import type { VisitorFacts } from '../context/visitor-facts.ts';
import { mount } from '../islands/mount.tsx';
import { ISLANDS } from './loaders.ts';

interface TakenOverProps {
  children: ReactNode;
  onReady: () => void;
}

/** Reports when React has hydrated its content. */
function TakenOver({ children, onReady }: TakenOverProps) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Loads an island and hydrates its markup; an empty placeholder is rendered instead.
 *
 * @throws if its code or the facts cannot be loaded.
 */
export async function hydrateIsland(container: HTMLElement): Promise<void> {
  const name = container.dataset.island ?? '';
  const load = ISLANDS[name];
  if (!load) throw new Error(`There is no code for the island ${name}`);
  const [Component, facts] = await Promise.all([load(), siteFacts()]);
  const words: unknown = JSON.parse(container.dataset.words ?? 'null');
  // Clicks from the meantime are replayed afterwards; React must be listening by then.
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
