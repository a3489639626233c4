import type { ReactNode } from 'react';
import type { Site } from '../context/site.ts';
import { bookingFallback, callHref, chatHref, textHref } from '../text/contact-links.ts';
import { Icon } from './Icon.tsx';

interface ActionProps {
  children: ReactNode;
  className?: string;
}

interface BookLinkProps extends ActionProps {
  site: Site;
}

/** Opens the booking dialog; without scripts it leads to the ways to book. */
export function BookLink({ site, children, className = 'button primary' }: BookLinkProps) {
  const { contact } = site.menus;
  return (
    <a className={className} href={bookingFallback(contact.href)} data-action="book">
      {children}
    </a>
  );
}

interface CallLinkProps extends ActionProps {
  /** Phone number as displayed. */
  phone: string;
}

/** Dials the number. */
export function CallLink({ phone, children, className = 'button ghost' }: CallLinkProps) {
  return (
    <a className={className} href={callHref(phone)}>
      <Icon name="phone" />
      {children}
    </a>
  );
}

/** Starts a text message to the number. */
export function TextLink({ phone, children, className = 'text-link' }: CallLinkProps) {
  return (
    <a className={className} href={textHref(phone)}>
      {children}
    </a>
  );
}

interface ChatLinkProps extends ActionProps {
  /** Digits of the chat number. */
  number: string;
  /** Prefilled message of the chat. */
  message: string;
  label?: string;
}

/** Opens a chat with a prefilled message in a new tab. */
export function ChatLink({
  number,
  message,
  label,
  children,
  className = 'button ghost',
}: ChatLinkProps) {
  return (
    <a
      className={className}
      href={chatHref(number, message)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
    >
      <Icon name="message-circle" />
      {children}
    </a>
  );
}
