import * as Tabs from '@radix-ui/react-tabs';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { isSwitchedOn } from '../../context/feature-switches.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { BrowserTitle } from '../../islands/BrowserTitle.tsx';
import { AdminTools } from './AdminTools.tsx';
import { useWords } from './admin-words.ts';
import { type OwnParts, useOwnParts } from './own-parts.ts';
import { TabBoundary } from './TabBoundary.tsx';
import { tabAddress } from './tab-address.ts';

const ClientsTab = lazy(() =>
  import('./clients/ClientsTab.tsx').then((module) => ({ default: module.ClientsTab })),
);
const PagesTab = lazy(() =>
  import('./pages/PagesTab.tsx').then((module) => ({ default: module.PagesTab })),
);
const SettingsTab = lazy(() =>
  import('./settings/SettingsTab.tsx').then((module) => ({ default: module.SettingsTab })),
);

const TABS = ['dashboard', 'clients', 'pages', 'settings'] as const;

type Tab = (typeof TABS)[number];

/** The content of each tab; tabs without content are omitted. */
function tabContents(
  { Dashboard, Clients }: OwnParts,
  facts: VisitorFacts,
  calculate: (() => void) | undefined,
  part: string | undefined,
): Record<Tab, ReactNode> {
  const clients = Clients ? <Clients facts={facts} /> : <ClientsTab facts={facts} />;
  return {
    dashboard: Dashboard && <Dashboard facts={facts} onCalculate={calculate} />,
    clients: (Clients || isSwitchedOn('upload', facts, {})) && clients,
    pages: <PagesTab facts={facts} onCalculate={calculate} />,
    settings: <SettingsTab facts={facts} part={part} />,
  };
}

/** The tabs of the admin area; the fragment names the open one (`/admin#pages`). */
export function AdminShell({ facts }: { facts: VisitorFacts }) {
  const { admin: words } = useWords();
  const parts = useOwnParts();
  const { Calculator } = parts;
  const [isCalculating, setCalculating] = useState(false);
  const address = useSyncExternalStore(tabAddress.subscribe, tabAddress.read);
  const [addressed, part] = address.split('/');
  const calculate = Calculator && (() => setCalculating(true));
  const contents = tabContents(parts, facts, calculate, part);
  const tabs = TABS.filter((name) => contents[name]);
  const tab = tabs.find((name) => name === addressed) ?? tabs[0] ?? 'pages';
  return (
    <>
      <BrowserTitle title={`${words[tab]} | ${facts.business.name}`} />
      <Tabs.Root className="admin" value={tab} onValueChange={tabAddress.write}>
        <div className="admin-bar">
          <Tabs.List className="tab-list" aria-label={words.parts}>
            {tabs.map((name) => (
              <Tabs.Trigger key={name} value={name}>
                {words[name]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <AdminTools onCalculate={calculate} />
        </div>
        {tabs.map((name) => (
          <Tabs.Content key={name} value={name}>
            <TabBoundary words={words}>
              <Suspense fallback={<p role="status">{words.loading}</p>}>{contents[tab]}</Suspense>
            </TabBoundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {isCalculating && Calculator && (
        <TabBoundary words={words}>
          <Suspense fallback={null}>
            <Calculator facts={facts} onClosed={() => setCalculating(false)} />
          </Suspense>
        </TabBoundary>
      )}
    </>
  );
}
