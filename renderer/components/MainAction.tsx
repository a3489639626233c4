import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';
import { mailHref } from '../text/contact-links.ts';
import { BookLink, CallLink } from './actions.tsx';

interface MainActionProps {
  site: Site;
  /** Button text; default: the menu's own label, then the standard texts. */
  label?: string | undefined;
  className?: string;
}

/**
 * The main action of the site: book, if there is a booking form; else follow `navigation.action`; else call or write.
 */
export function MainAction({ site, label, className = 'button primary' }: MainActionProps) {
  const { words, menus, business } = site;
  if (hasFeature(site, 'booking'))
    return (
      <BookLink site={site} className={className}>
        {label ?? words.actions.bookAppointment}
      </BookLink>
    );
  const { action } = menus;
  if (action)
    return (
      <a className={className} href={action.href}>
        {label ?? action.label}
      </a>
    );
  if (business.phone !== undefined)
    return (
      <CallLink phone={business.phone} className={className}>
        {label ?? words.actions.callNow}
      </CallLink>
    );
  return (
    <a className={className} href={mailHref(business.email ?? '', business.name, '')}>
      {label ?? words.actions.email}
    </a>
  );
}

/** Whether the main action is to call or to write, so that a second button for it would be redundant. */
export function isContactAction(site: Site): boolean {
  return !hasFeature(site, 'booking') && site.menus.action === undefined;
}
