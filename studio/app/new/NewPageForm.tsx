import { type FormEvent, useState } from 'react';
import type { AddressAnswer, NewPageAnswer, StarterRow } from '../../making-protocol.ts';
import { tell } from '../ask.ts';
import { Button } from '../controls/Button.tsx';
import type { StudioStore } from '../store.ts';
import { dropKept, useKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { AddressField } from './AddressField.tsx';
import { Field } from './Field.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { openMade } from './open-made.ts';
import { useAnswer } from './use-answer.ts';

interface NewPageFormProps {
  store: StudioStore;
  /** Starter or slug of a landing. */
  from: string;
  /** Missing if a landing is copied. */
  starter: StarterRow | undefined;
}

/** Name, address and language of a new page, and the button that creates it. */
export function NewPageForm({ store, from, starter }: NewPageFormProps) {
  const languages = useView(store, (view) => view.site?.languages) ?? [];
  const [name, setName] = useKept(store, 'new name', '');
  const [slug, setSlug] = useKept<string | undefined>(store, 'new slug', undefined);
  const [language, setLanguage] = useKept<string | undefined>(store, 'new language', undefined);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const wish = slug === undefined || slug === '' ? { name } : { slug };
  const isAsked = name !== '' || (slug ?? '') !== '';
  const { answer } = useAnswer<AddressAnswer>('address', isAsked ? wish : undefined);
  const address = slug ?? answer?.slug ?? '';
  const create = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    try {
      const request = { slug: address, from, language: starter ? language : undefined };
      const named = name.trim() === '' ? request : { ...request, name: name.trim() };
      const { path, note } = await tell<NewPageAnswer>('new', named);
      dropKept(store, 'new name', 'new slug', 'new language', 'new from');
      await openMade(store, path);
      store.say(`The page ${path} is made. ${note ?? ''}`);
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  const isReady = address !== '' && answer?.fault === undefined && !isBusy;
  return (
    <form className="new-page" onSubmit={create} aria-label="The new page">
      <h3>{starter ? from.replaceAll('-', ' ') : `Copy of /${from}`}</h3>
      {starter && <p className="new-page-purpose">{starter.purpose}</p>}
      <Field label="Name" help="In lists and titles, such as “Summer offer”.">
        {(ids) => (
          <input
            {...ids}
            className="input"
            value={name}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <AddressField
        address={address}
        fault={answer?.fault}
        help={address === '' ? 'Made of the name.' : `The page will be /${address}.`}
        onType={setSlug}
      />
      {starter && languages.length > 1 && (
        <LanguageSelect
          languages={languages}
          value={language ?? languages[0]}
          help={languageHelp(starter, language ?? languages[0])}
          onChange={setLanguage}
        />
      )}
      <Button look="primary" type="submit" disabled={!isReady}>
        Create page
      </Button>
      {fault !== undefined && (
        <p className="new-fault new-page-fault" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}

function languageHelp({ languages }: StarterRow, language = ''): string {
  const spoken = new Intl.Locale(language === '' ? 'en' : language).language;
  if (languages.includes(spoken)) return '';
  return 'This starter is not written in it yet: its texts are in English.';
}
