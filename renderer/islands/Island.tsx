import definition from 'virtual:site';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type VisitorFacts, visitorFacts } from '../../domain/visitor-facts.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { IslandName } from './island-name.ts';

/** What every island is given: on the server from the configuration, in the browser from the facts file. */
export interface IslandProps {
  facts: VisitorFacts;
}

interface PlaceProps {
  name: IslandName;
  of: ComponentType<IslandProps>;
  /** When React is loaded for it: at once, in a quiet moment, in view, or at the first touch of it. */
  on: 'load' | 'idle' | 'visible' | 'interaction';
  site: SiteConfig;
}

/**
 * A part of a page that React takes over in the browser. Its first markup is in the page like any
 * other; ids within it start with the island's name, so that both sides agree on them.
 */
export function Island({ name, of: Component, on, site }: PlaceProps) {
  const markup = renderToString(<Component facts={visitorFacts(site, definition)} />, {
    identifierPrefix: name,
  });
  return (
    <div
      data-island={name}
      data-on={on}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React has just rendered
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/**
 * A part of a page that is made in the browser only: the page has an empty
 * place for it, and a word for those whose browser runs no scripts.
 */
export function BrowserIsland({ name, noscript }: { name: IslandName; noscript: string }) {
  return (
    <>
      <div data-island={name} data-on="load" />
      <p className="island-wait needs-script">One moment … If nothing appears, reload the page.</p>
      <noscript>
        <p>{noscript}</p>
      </noscript>
    </>
  );
}
