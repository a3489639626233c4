import { lazy, Suspense, useState } from 'react';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

const IconDialog = lazy(async () => ({ default: (await import('./IconDialog.tsx')).IconDialog }));

/** Address at which the server renders an icon. */
export function iconAddress(name: string): string {
  return `/api/icon?${new URLSearchParams({ name })}`;
}

/** An icon by name, selected from all icons. */
export function IconField(props: FieldProps) {
  const { value, path } = props;
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  return (
    <FieldFrame {...props}>
      {({ 'aria-required': _required, 'aria-invalid': _invalid, ...ids }) => (
        <>
          <button
            {...ids}
            type="button"
            className="input icon-choice"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {name !== '' && <img src={iconAddress(name)} alt="" width={20} height={20} />}
            <span>{name || 'Choose an icon'}</span>
          </button>
          {isOpen && (
            <Suspense>
              <IconDialog
                chosen={name}
                onChoose={(icon) => {
                  setOpen(false);
                  form.set(path, icon);
                }}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  );
}
