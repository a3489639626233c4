import { useId, useMemo, useState } from 'react';
import type { PageRow } from '../../../page-row.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { LineField } from './LineField.tsx';

/** As many as a browser lists without a pause. */
const MOST = 200;

/** Pages whose address or name has what was typed. */
export function matchingPages(pages: readonly PageRow[], typed: string): PageRow[] {
  const words = typed.toLowerCase();
  const found: PageRow[] = [];
  for (const page of pages) {
    if (page.path.includes(words) || page.name.toLowerCase().includes(words)) found.push(page);
    if (found.length === MOST) break;
  }
  return found;
}

/** Where a link leads: an address, with the site's own pages to choose from. */
export function LinkField(props: FieldProps) {
  const { store } = useForm();
  // Letters in other fields, after which the list of pages is another, ask for no look through it.
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
