import { type FormEvent, useState } from 'react';
import type { AddressAnswer, NewPageAnswer } from '../../../making-protocol.ts';
import type { PageRow } from '../../../page-row.ts';
import { tell } from '../../ask.ts';
import { Button } from '../../controls/Button.tsx';
import type { StudioStore } from '../../store.ts';
import { useView } from '../../use-view.ts';
import { AddressField } from '../AddressField.tsx';
import { LanguageSelect } from '../LanguageSelect.tsx';
import { languageName } from '../language-name.ts';
import { openMade } from '../open-made.ts';
import { useAnswer } from '../use-answer.ts';
import './translation.css';

/** Existing translations of a page, and the form for another one. */
export function BeginTranslation({ store, page }: { store: StudioStore; page: PageRow }) {
  const site = useView(store, (view) => view.site);
  const translations = site?.pages.filter(({ translationOf }) => translationOf === page.path) ?? [];
  const taken = new Set([page.language, ...translations.map(({ language }) => language)]);
  const free = (site?.languages ?? []).filter((language) => !taken.has(language));
  if (page.kind !== 'landing')
    return (
      <p className="translation-note">Landings can be translated here. Choose one in the list.</p>
    );
  return (
    <div className="translation-begin">
      {translations.map((row) => (
        <p key={row.path}>
          <Button
            onClick={() => void store.openPage(row).then(() => store.openPanel('translation'))}
          >
            {`${languageName(row.language)}: ${row.path}`}
          </Button>
        </p>
      ))}
      {free.length > 0 ? (
        <BeginForm store={store} page={page} languages={free} />
      ) : (
        <p>
          {site && site.languages.length > 1
            ? 'The page is there in every language of the site.'
            : 'The site has one language. Further ones stand under “languages” in site.config.yaml.'}
        </p>
      )}
    </div>
  );
}

interface BeginFormProps {
  store: StudioStore;
  page: PageRow;
  /** At least one. */
  languages: readonly string[];
}

function BeginForm({ store, page, languages }: BeginFormProps) {
  const [language, setLanguage] = useState(languages[0] ?? '');
  const [slug, setSlug] = useState<string>();
  const [fault, setFault] = useState<string>();
  const address = slug ?? `${page.path.slice(1)}-${language.toLowerCase()}`;
  const { answer } = useAnswer<AddressAnswer>('address', { slug: address });
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    setFault(undefined);
    try {
      const from = page.path.slice(1);
      const { path } = await tell<NewPageAnswer>('new', { slug: address, from, language });
      await openMade(store, path);
      store.openPanel('translation');
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <form onSubmit={begin} aria-label="New translation">
      <LanguageSelect languages={languages} value={language} onChange={setLanguage} />
      <AddressField
        address={address}
        fault={fault ?? answer?.fault}
        help="The two pages lead visitors to each other."
        onType={setSlug}
      />
      <Button look="primary" type="submit" disabled={address === '' || answer?.fault !== undefined}>
        {`Translate into ${languageName(language)}`}
      </Button>
    </form>
  );
}
