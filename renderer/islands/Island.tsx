import definition from 'virtual:site';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Feature } from '../context/feature-switches.ts';
import { hasFeature } from '../context/features.ts';
import { type VisitorFacts, visitorFacts } from '../context/visitor-facts.ts';
import type { IslandName } from './island-name.ts';

/** What every island is given: on the server from the configuration, in the browser from the facts file. */
export interface IslandProps {
  facts: VisitorFacts;
}

/** What an island with texts is given besides: its words in the language of the page, which stand in the markup. */
export interface WordedIslandProps<Words> extends IslandProps {
  words: Words;
}

interface IslandMarkupProps<Words> {
  name: IslandName;
  of: ComponentType<WordedIslandProps<Words>>;
  /** Texts of an island that has any, for both sides. */
  words?: Words;
  /** When React is loaded for it: at once, in a quiet moment, in view, or at the first touch of it. */
  on: 'load' | 'idle' | 'visible' | 'interaction';
  site: SiteConfig;
}

/** Islands that `features` in the configuration switches; a message can always be written. */
const FEATURES: Readonly<Record<string, Feature>> = {
  calculator: 'calculator',
  upload: 'upload',
};

/**
 * A part of a page that React takes over in the browser. Its first markup is in the page like any
 * other; ids within it start with the island's name, so that both sides agree on them.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

interface BrowserPlaceProps {
  name: IslandName;
  words: unknown;
  /** Said until the island is there. */
  wait: string;
  /** Said to those whose browser runs no scripts. */
  noscript: string;
}

/** A part of a page that is made in the browser only: the page has an empty place for it. */
export function BrowserIsland({ name, words, wait, noscript }: BrowserPlaceProps) {
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
