import client from 'virtual:site-client';
import * as Tabs from '@radix-ui/react-tabs';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { BrowserTitle } from '../../islands/BrowserTitle.tsx';
import type { IslandProps } from '../../islands/Island.tsx';
import { ClientsTab } from './ClientsTab.tsx';
import { LineIcon } from './LineIcon.tsx';
import { signOut } from './session.ts';
import { TabBoundary } from './TabBoundary.tsx';
import { tabAddress } from './tab-address.ts';
import { goOut } from './ways.ts';

const DashboardTab = lazy(() =>
  import('./dashboard/DashboardTab.tsx').then((module) => ({ default: module.DashboardTab })),
);
const PagesTab = lazy(() =>
  import('./pages/PagesTab.tsx').then((module) => ({ default: module.PagesTab })),
);
const SettingsTab = lazy(() =>
  import('./settings/SettingsTab.tsx').then((module) => ({ default: module.SettingsTab })),
);

const CalculatorDialog = client.admin?.Calculator && lazy(client.admin.Calculator);

const TABS = [
  ['dashboard', 'Dashboard'],
  ['clients', 'Clients'],
  ['pages', 'Pages'],
  ['settings', 'Settings'],
] as const;

function logOut(): void {
  signOut();
  goOut({ title: 'Logged out successfully', kind: 'success' });
}

/** The tabs of the owner's area; the address names the one that is open (`/admin#pages`). */
export function AdminShell({ facts }: IslandProps) {
  const [isCalculating, setCalculating] = useState(false);
  const address = useSyncExternalStore(tabAddress.subscribe, tabAddress.read);
  const [addressed, part] = address.split('/');
  const [tab, name] = TABS.find(([tab]) => tab === addressed) ?? TABS[0];
  const calculate = CalculatorDialog && (() => setCalculating(true));
  const content = {
    dashboard: <DashboardTab facts={facts} onCalculate={calculate} />,
    clients: <ClientsTab />,
    pages: <PagesTab facts={facts} onCalculate={calculate} />,
    settings: <SettingsTab facts={facts} showsGuide={part === 'payments'} />,
  }[tab];
  return (
    <>
      <BrowserTitle title={`${name} | ${facts.business.name}`} />
      <Tabs.Root className="admin" value={tab} onValueChange={tabAddress.write}>
        <div className="admin-bar">
          <Tabs.List className="tab-list" aria-label="Parts of the owner’s area">
            {TABS.map(([value, label]) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <div className="admin-tools">
            {calculate && (
              <button className="button ghost" type="button" onClick={calculate}>
                Price calculator
              </button>
            )}
            <button
              className="icon-button"
              type="button"
              aria-label="Log out"
              title="Log out"
              onClick={logOut}
            >
              <LineIcon name="logout" />
            </button>
          </div>
        </div>
        {TABS.map(([value]) => (
          <Tabs.Content key={value} value={value}>
            <TabBoundary>
              <Suspense fallback={<p role="status">One moment …</p>}>{content}</Suspense>
            </TabBoundary>
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {isCalculating && CalculatorDialog && (
        <TabBoundary>
          <Suspense fallback={null}>
            <CalculatorDialog facts={facts} onClosed={() => setCalculating(false)} />
          </Suspense>
        </TabBoundary>
      )}
    </>
  );
}
