import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useState } from 'react';
import { BrowserTitle } from '../../islands/BrowserTitle.tsx';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { isDefaultToken } from './admin-token.ts';
import { type AdminWords, WordsProvider } from './admin-words.ts';
import { goToAdmin, showCarriedToast } from './leave-page.ts';
import { DefaultToken } from './login/DefaultToken.tsx';
import { SecretForm } from './login/SecretForm.tsx';
import { SetUpPassword } from './login/SetUpPassword.tsx';
import { signInWithPassword } from './password.ts';
import { signInWithToken } from './session.ts';
import { useSession } from './use-session.ts';
import '../../components/Form.css';
import './admin.css';

/** The two ways to sign in (docs/product.md, "Owner's area"); a user who is already signed in is redirected. */
export function AdminLogin({ facts, words: all }: WordedIslandProps<AdminWords>) {
  const signedIn = useSession(facts);
  const [mode, setMode] = useState('token');
  const [isSettingUp, setSettingUp] = useState(false);
  useEffect(() => {
    if (signedIn) goToAdmin();
    if (signedIn === false) showCarriedToast();
  }, [signedIn]);
  if (signedIn !== false) return null;
  const words = all.signIn;
  return (
    <WordsProvider value={all}>
      <div className="admin-login">
        <BrowserTitle title={`${words.heading} | ${facts.business.name}`} />
        <Tabs.Root className="tabs" value={mode} onValueChange={setMode}>
          <Tabs.List className="tab-list" aria-label={words.ways}>
            <Tabs.Trigger value="token">{words.byToken}</Tabs.Trigger>
            <Tabs.Trigger value="password">{words.byPassword}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="token">
            <SecretForm
              name="token"
              label={words.token}
              signIn={(token) => signInWithToken(token, facts)}
            />
            {isDefaultToken(facts.admin) && <DefaultToken />}
          </Tabs.Content>
          <Tabs.Content value="password">
            <SecretForm name="password" label={words.password} signIn={signInWithPassword} />
            <p className="admin-aside">
              {words.passwordNote}{' '}
              <button className="text-link" type="button" onClick={() => setSettingUp(true)}>
                {words.setUp}
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
    </WordsProvider>
  );
}
