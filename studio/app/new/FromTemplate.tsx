import { useDeferredValue, useState } from 'react';
import type { StarterRow } from '../../making-protocol.ts';
import type { StudioStore } from '../store.ts';
import { useKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { NewPageForm } from './NewPageForm.tsx';
import { TemplateCard } from './TemplateCard.tsx';
import { useAnswer } from './use-answer.ts';
import '../controls/inputs.css';
import './from-template.css';

const NO_QUERY = {};

/** Maximum number of existing pages shown as templates at once. */
const MOST_PAGES = 24;

/** A gallery of templates, and the form for the rest. */
export function FromTemplate({ store }: { store: StudioStore }) {
  const site = useView(store, (view) => view.site);
  const { answer: starters = [], fault } = useAnswer<StarterRow[]>('starters', NO_QUERY);
  const [wanted, setWanted] = useState('');
  const words = useDeferredValue(wanted).toLowerCase().trim();
  const [chosen, setChosen] = useKept<string | undefined>(store, 'new from', undefined);
  const origin = site?.previewOrigin ?? '';
  const isLike = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(words));
  const shown = starters.filter(({ name, purpose }) => isLike(name, purpose));
  const landings = (site?.pages ?? [])
    .filter(({ kind, file, errors }) => kind === 'landing' && file !== undefined && errors === 0)
    .filter(({ name, path }) => isLike(name, path));
  const slug = chosen ?? starters[0]?.name;
  const card = { chosen: slug, onChoose: setChosen };
  return (
    <div className="from-template">
      <div className="templates">
        <input
          className="input templates-search"
          type="search"
          aria-label="Search starters and pages"
          placeholder="Search starters and pages"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {fault !== undefined && <p role="alert">{fault}</p>}
        <h3 id="starters">Starters</h3>
        <ul className="template-grid" aria-labelledby="starters">
          {shown.map(({ name, purpose, preview }) => (
            <TemplateCard
              {...card}
              key={name}
              name={name}
              title={name.replaceAll('-', ' ')}
              words={purpose}
              src={`${origin}${preview}`}
            />
          ))}
        </ul>
        {landings.length > 0 && <h3 id="own-pages">Your pages</h3>}
        <ul className="template-grid" aria-labelledby="own-pages">
          {landings.slice(0, MOST_PAGES).map(({ path, name }) => (
            <TemplateCard
              {...card}
              key={path}
              name={path.slice(1)}
              title={name}
              words={path}
              src={`${origin}${path}?picture`}
            />
          ))}
        </ul>
        {landings.length > MOST_PAGES && (
          <p className="help">{landings.length - MOST_PAGES} more: search for them.</p>
        )}
      </div>
      {slug !== undefined && (
        <NewPageForm
          store={store}
          from={slug}
          starter={starters.find(({ name }) => name === slug)}
        />
      )}
    </div>
  );
}
