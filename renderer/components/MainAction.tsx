import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';
import { mailHref } from '../text/contact-links.ts';
import { BookLink, CallLink } from './actions.tsx';

interface MainActionProps {
  site: Site;
  /** What the button says; the menu's own label, else the usual words, where nothing is given. */
  label?: string | undefined;
  className?: string;
}

/**
 * What a visitor is to do on this site: book, where there is a booking form; else follow `navigation.action`; else
 * call, or write.
 */
export function MainAction({ site, label, className = 'button primary' }: MainActionProps) {
  const { words, menus, business } = site;
  if (hasFeature(site, 'booking'))
    return <BookLink className={className}>{label ?? words.actions.bookAppointment}</BookLink>;
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

/** True if what a visitor is to do is to call or to write, so that a second button for it would say the same. */
export function isContactAction(site: Site): boolean {
  return !hasFeature(site, 'booking') && site.menus.action === undefined;
}
