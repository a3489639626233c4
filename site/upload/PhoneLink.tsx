import { callHref } from '../../renderer/text/contact-links.ts';

/** Dials the notary; drawn icons are read while pages are made, so islands do without. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="button ghost" href={callHref(phone)}>
      Call {phone}
    </a>
  );
}
