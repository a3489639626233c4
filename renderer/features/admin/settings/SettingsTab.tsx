import client from 'virtual:site-client';
import { lazy } from 'react';
import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { useWords } from '../admin-words.ts';
import { ChangePassword } from './ChangePassword.tsx';
import './settings.css';

interface SettingsTabProps {
  facts: VisitorFacts;
  /** What the address names behind the tab: `payments` of `/admin#settings/payments`. */
  part: string | undefined;
}

const { Settings, MoreSettings } = client.admin ?? {};

/** What only the site itself lets its owner set, above and below the password. */
const OwnSettings = Settings && lazy(Settings);
const OwnMoreSettings = MoreSettings && lazy(MoreSettings);

/** What the owner can set in this browser (docs/product.md, "Owner's area"). */
export function SettingsTab({ facts, part }: SettingsTabProps) {
  const { admin, signIn } = useWords();
  return (
    <div className="settings">
      <h2>{admin.settings}</h2>
      {OwnSettings && <OwnSettings facts={facts} />}
      <details open={!OwnSettings}>
        <summary>
          <h3>{signIn.changeHeading}</h3>
        </summary>
        <ChangePassword />
      </details>
      {OwnMoreSettings && <OwnMoreSettings part={part} />}
    </div>
  );
}
