import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { useWords } from '../admin-words.ts';
import { useOwnParts } from '../own-parts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import './settings.css';

interface SettingsTabProps {
  facts: VisitorFacts;
  /** The part after the tab in the fragment: `payments` of `/admin#settings/payments`. */
  part: string | undefined;
}

/** Settings of the admin area in this browser (docs/product.md, "Owner's area"). */
export function SettingsTab({ facts, part }: SettingsTabProps) {
  const { admin, signIn } = useWords();
  const { Settings, MoreSettings } = useOwnParts();
  return (
    <div className="settings">
      <h2>{admin.settings}</h2>
      {Settings && <Settings facts={facts} />}
      <details open={!Settings}>
        <summary>
          <h3>{signIn.changeHeading}</h3>
        </summary>
        <ChangePassword />
      </details>
      {MoreSettings && <MoreSettings part={part} />}
    </div>
  );
}
