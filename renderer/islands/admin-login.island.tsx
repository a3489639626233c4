import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useState } from 'react';
import { isDefaultToken } from '../../domain/admin-token.ts';
import { signInWithPassword } from '../browser/admin/password.ts';
import { signInWithToken } from '../browser/admin/session.ts';
import { goToAdmin, showCarriedToast } from '../browser/admin/ways.ts';
import { useSession } from './admin/use-session.ts';
import { DefaultToken } from './admin-login/DefaultToken.tsx';
import { SecretForm } from './admin-login/SecretForm.tsx';
import { SetUpPassword } from './admin-login/SetUpPassword.tsx';
import { BrowserTitle } from './BrowserTitle.tsx';
import type { IslandProps } from './Island.tsx';
import './admin/admin.css';

/** The two ways to sign in (docs/product.md, "Owner's area"); who is signed in already goes on. */
export function AdminLogin({ facts }: IslandProps) {
  const signedIn = useSession(facts);
  const [mode, setMode] = useState('token');
  const [isSettingUp, setSettingUp] = useState(false);
  useEffect(() => {
    if (signedIn) goToAdmin();
    if (signedIn === false) showCarriedToast();
  }, [signedIn]);
  if (signedIn !== false) return null;
  return (
    <div className="admin-login">
      <BrowserTitle title={`Sign in | ${facts.business.name}`} />
      <Tabs.Root className="tabs" value={mode} onValueChange={setMode}>
        <Tabs.List className="tab-list" aria-label="How to sign in">
          <Tabs.Trigger value="token">Token Access</Tabs.Trigger>
          <Tabs.Trigger value="password">Password</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="token">
          <SecretForm
            name="token"
            label="Access token"
            signIn={(token) => signInWithToken(token, facts)}
          />
          {isDefaultToken(facts.admin) && <DefaultToken />}
        </Tabs.Content>
        <Tabs.Content value="password">
          <SecretForm name="password" label="Password" signIn={signInWithPassword} />
          <p className="admin-aside">
            A password belongs to one browser and is set up with the token.{' '}
            <button className="text-link" type="button" onClick={() => setSettingUp(true)}>
              Set up password
            </button>
          </p>
        </Tabs.Content>
      </Tabs.Root>
      {isSettingUp && (
        <SetUpPassword
          facts={facts}
          onSet={() => setMode('password')}
          onClosed={() => setSettingUp(false)}
        />
      )}
    </div>
  );
}
