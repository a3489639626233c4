import { useId } from 'react';
import type { PageRow } from '../../../page-row.ts';
import { useView } from '../../use-view.ts';
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
  const pages = useView(store, ({ site }) => site?.pages);
  const list = useId();
  const typed = typeof props.value === 'string' ? props.value : '';
  return (
    <LineField
      {...props}
      input={{ list, inputMode: 'url' }}
      after={
        <datalist id={list}>
          {matchingPages(pages ?? [], typed).map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </datalist>
      }
    />
  );
}
