import definition from 'virtual:site';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Feature } from '../context/feature-switches.ts';
import { hasFeature } from '../context/features.ts';
import { type VisitorFacts, visitorFacts } from '../context/visitor-facts.ts';
import type { IslandName } from './island-name.ts';

/** Props of every island: on the server from the configuration, in the browser from the facts file. */
export interface IslandProps {
  facts: VisitorFacts;
}

/** Props of an island with texts: in the language of the page, serialized in the markup. */
export interface WordedIslandProps<Words> extends IslandProps {
  words: Words;
}

interface IslandMarkupProps<Words> {
  name: IslandName;
  of: ComponentType<WordedIslandProps<Words>>;
  /** Texts of the island, if any, for server and browser. */
  words?: Words;
  /** When React is loaded for it: immediately, when idle, when visible, or on first interaction. */
  on: 'load' | 'idle' | 'visible' | 'interaction';
  site: SiteConfig;
}

/** Islands that depend on `features` in the configuration; the message form is always available. */
const FEATURES: Readonly<Record<string, Feature>> = {
  calculator: 'calculator',
  upload: 'upload',
};

/**
 * A part of a page that is hydrated in the browser. Its initial markup is part of the page; ids within it start with
 * the island's name, so that server and browser agree on them.
 */
export function Island<Words>({ name, of: Component, on, site, words }: IslandMarkupProps<Words>) {
  const feature = FEATURES[name];
  if (feature !== undefined && !hasFeature(site, feature)) return null;
  const markup = renderToString(
    <Component facts={visitorFacts(site, definition)} words={words as Words} />,
    {
      identifierPrefix: name,
    },
  );
  return (
    <div
      data-island={name}
      data-on={on}
      {...(words === undefined ? {} : { 'data-words': JSON.stringify(words) })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup just rendered by React
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

interface BrowserIslandProps {
  name: IslandName;
  words: unknown;
  /** Shown until the island has loaded. */
  wait: string;
  /** Shown in browsers without scripts. */
  noscript: string;
}

/** A part of a page rendered only in the browser: the page contains a placeholder. */
export function BrowserIsland({ name, words, wait, noscript }: BrowserIslandProps) {
  return (
    <>
      <div data-island={name} data-on="load" data-words={JSON.stringify(words)} />
      <p className="island-wait needs-script">{wait}</p>
      <noscript>
        <p>{noscript}</p>
      </noscript>
    </>
  );
}
