import type { ComponentType } from 'react';
import type { VisitorFacts } from '../context/visitor-facts.ts';

/** Part of the owner's area that a site brings. */
type Brought<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What a site adds to the owner's area. */
export interface OwnersArea {
  /** A tab in front of the others; `onCalculate` is missing where the site has no price calculator. */
  Dashboard?: Brought<{ facts: VisitorFacts; onCalculate: (() => void) | undefined }>;
  /** In the place of the tab with the link for a new client. */
  Clients?: Brought<{ facts: VisitorFacts }>;
  /** Above the list of pages. */
  PagesNote?: Brought<object>;
  /** The price calculator, in a dialog. */
  Calculator?: Brought<{ facts: VisitorFacts; onClosed: () => void }>;
  /** Above the password. */
  Settings?: Brought<{ facts: VisitorFacts }>;
  /** Below it; `part` is what the address names, as in `/admin#settings/payments`. */
  MoreSettings?: Brought<{ part: string | undefined }>;
}

/** What a site runs in its visitors' browsers besides the engine's scripts. All but the object itself is loaded when it is needed. */
export interface ClientDefinition {
  /** Runs with each page, once its scripts do: nothing in it may take time. */
  start?: () => void;
  /** True if the title of the page is for now not its own, so that islands leave it alone. */
  ownsTitle?: () => boolean;
  /**
   * Loads the function that opens a booking form in place of the engine's; its argument gets the focus back when the form
   * closes.
   */
  booking?: () => Promise<(opener: HTMLElement | null) => Promise<void>>;
  /** Loads the components of the site's own islands by their names. */
  islands?: Readonly<Record<string, () => Promise<ComponentType<never>>>>;
  /** Loads the list of what the site adds to the owner's area: no visitor needs it. */
  admin?: () => Promise<OwnersArea>;
}

/**
 * Describes what a site runs in the browser, as the default export of its `site/site.client.ts`.
 *
 * @returns its argument, which is thereby checked by the editor.
 */
export function defineClient(definition: ClientDefinition): ClientDefinition {
  return definition;
}
