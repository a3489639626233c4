import { type Ref, useId } from 'react';
import type { RegistryEntry } from '../../../../schemas/registry-entry.ts';
import { fillWord } from '../../../text/fill-word.ts';
import { languageName } from '../../../text/languages.ts';
import { useWords } from '../admin-words.ts';
import { SearchSnippet } from './SearchSnippet.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface PageRowProps {
  ref: Ref<HTMLTableSectionElement>;
  entry: RegistryEntry;
  index: number;
  siteUrl: string;
  /** Whether the thumbnail is open. */
  isShown: boolean;
  onShow: () => void;
  onCalculate: (() => void) | undefined;
}

/** A page in a `tbody` of its own, so that rows can be measured individually. */
export function PageRow({ ref, entry, index, siteUrl, isShown, ...actions }: PageRowProps) {
  const { name, path, type, description, language, canonical, noindex, updated } = entry;
  const { pageList: words, newTab } = useWords();
  const { lang } = document.documentElement;
  const thumbnail = useId();
  const isPriced = type === 'landing' || type === 'service';
  const of = <span className="sr-only"> {name}</span>;
  return (
    <tbody ref={ref} data-index={index}>
      <tr aria-rowindex={index + 2} data-path={path}>
        <th scope="row" className="page-page">
          <b>{name}</b>
          <code>{path}</code>
          <span>{description}</span>
        </th>
        <td className="page-result">
          <SearchSnippet entry={entry} siteUrl={siteUrl} />
          <p className="page-canonical">
            {words.canonical} {new URL(siteUrl).origin}
            <wbr />
            {canonical}
            {noindex && <b> {words.hidden}</b>}
          </p>
        </td>
        <td className="page-type">{words[type]}</td>
        <td className="page-language">{languageName(language, lang)}</td>
        <td className="page-updated">
          {updated ? <time dateTime={updated}>{updated}</time> : <span aria-hidden="true">–</span>}
        </td>
        <td className="page-actions">
          <a href={path} target="_blank" rel="noopener" data-control="view">
            {words.view}
            {of}
            <span className="sr-only"> ({newTab})</span>
          </a>
          <button
            type="button"
            aria-expanded={isShown}
            aria-controls={isShown ? thumbnail : undefined}
            data-control="thumbnail"
            onClick={actions.onShow}
          >
            {words.thumbnail}
            {of}
          </button>
          {isPriced && actions.onCalculate && (
            <button type="button" data-control="calculate" onClick={actions.onCalculate}>
              {words.calculate}
              <span className="sr-only"> {fillWord(words.forPage, { name })}</span>
            </button>
          )}
          {isShown && (
            <Thumbnail id={thumbnail} title={fillWord(words.thumbnailOf, { name })} path={path} />
          )}
        </td>
      </tr>
    </tbody>
  );
}
