import { useId, useMemo, useState } from 'react';
import type { PageRow } from '../../../page-row.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { LineField } from './LineField.tsx';

/** Maximum number of suggestions a browser lists without delay. */
const MOST = 200;

/** Pages whose address or name contains the typed text. */
export function matchingPages(pages: readonly PageRow[], typed: string): PageRow[] {
  const words = typed.toLowerCase();
  const found: PageRow[] = [];
  for (const page of pages) {
    if (page.path.includes(words) || page.name.toLowerCase().includes(words)) found.push(page);
    if (found.length === MOST) break;
  }
  return found;
}

/** A link target: an address, with the site's own pages as suggestions. */
export function LinkField(props: FieldProps) {
  const { store } = useForm();
  // A snapshot taken on focus, so that edits in other fields, which also change the page list, do not repeat the search.
  const [pages, setPages] = useState<readonly PageRow[]>([]);
  const list = useId();
  const typed = typeof props.value === 'string' ? props.value : '';
  const matching = useMemo(() => matchingPages(pages, typed), [pages, typed]);
  return (
    <LineField
      {...props}
      input={{
        ...{ list, inputMode: 'url' },
        onFocus: () => setPages(store.view.site?.pages ?? []),
      }}
      after={
        <datalist id={list}>
          {matching.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </datalist>
      }
    />
  );
}
