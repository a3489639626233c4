import type { ComponentType } from 'react';
import type { VisitorFacts } from '../context/visitor-facts.ts';

/** Part of the admin area that a site provides. */
type Brought<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What a site adds to the admin area. */
export interface OwnersArea {
  /** A tab before the others; `onCalculate` is missing if the site has no price calculator. */
  Dashboard?: Brought<{ facts: VisitorFacts; onCalculate: (() => void) | undefined }>;
  /** Replaces the tab with the link for a new client. */
  Clients?: Brought<{ facts: VisitorFacts }>;
  /** Shown above the list of pages. */
  PagesNote?: Brought<object>;
  /** The price calculator, in a dialog. */
  Calculator?: Brought<{ facts: VisitorFacts; onClosed: () => void }>;
  /** Shown above the password. */
  Settings?: Brought<{ facts: VisitorFacts }>;
  /** Shown below the password; `part` comes from the address, as in `/admin#settings/payments`. */
  MoreSettings?: Brought<{ part: string | undefined }>;
}

/**
 * What a site runs in its visitors' browsers in addition to the engine's scripts. Everything but the object itself is
 * loaded on demand.
 */
export interface ClientDefinition {
  /** Runs on each page once its scripts run; must return quickly. */
  start?: () => void;
  /** Whether the document title is temporarily replaced, so that islands leave it alone. */
  ownsTitle?: () => boolean;
  /**
   * Loads a function that opens a booking form in place of the engine's; its argument receives focus when the form
   * closes.
   */
  booking?: () => Promise<(opener: HTMLElement | null) => Promise<void>>;
  /** Loads the components of the site's own islands by name. */
  islands?: Readonly<Record<string, () => Promise<ComponentType<never>>>>;
  /** Loads what the site adds to the admin area; kept apart because no visitor needs it. */
  admin?: () => Promise<OwnersArea>;
}

/**
 * Defines what a site runs in the browser, as the default export of its `site/site.client.ts`.
 *
 * @returns its argument; the call gives editors its type.
 */
export function defineClient(definition: ClientDefinition): ClientDefinition {
  return definition;
}
