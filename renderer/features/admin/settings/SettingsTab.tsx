import client from 'virtual:site-client';
import { lazy, useEffect, useRef } from 'react';
import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { PaymentGuide } from './PaymentGuide.tsx';
import './settings.css';

interface SettingsTabProps {
  facts: VisitorFacts;
  /** Opens at the payment setup guide (`/admin#settings/payments`). */
  showsGuide: boolean;
}

/** What only the site itself lets its owner set. */
const OwnSettings = client.admin?.Settings && lazy(client.admin.Settings);

/** What the owner can try out, export and set up (docs/product.md, "Owner's area"). */
export function SettingsTab({ facts, showsGuide }: SettingsTabProps) {
  const guide = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (showsGuide) guide.current?.scrollIntoView();
  }, [showsGuide]);
  return (
    <div className="settings">
      <h2>Settings</h2>
      {OwnSettings && <OwnSettings facts={facts} />}
      <details>
        <summary>
          <h3>Change password</h3>
        </summary>
        <ChangePassword />
      </details>
      <details ref={guide} open={showsGuide}>
        <summary>
          <h3>Payment setup guide</h3>
        </summary>
        <PaymentGuide />
      </details>
    </div>
  );
}
