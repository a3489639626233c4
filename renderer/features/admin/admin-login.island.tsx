import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useState } from 'react';
import { BrowserTitle } from '../../islands/BrowserTitle.tsx';
import type { IslandProps } from '../../islands/Island.tsx';
import { isDefaultToken } from './admin-token.ts';
import { DefaultToken } from './login/DefaultToken.tsx';
import { SecretForm } from './login/SecretForm.tsx';
import { SetUpPassword } from './login/SetUpPassword.tsx';
import { signInWithPassword } from './password.ts';
import { signInWithToken } from './session.ts';
import { useSession } from './use-session.ts';
import { goToAdmin, showCarriedToast } from './ways.ts';
import './admin.css';

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
