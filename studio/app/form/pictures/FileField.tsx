import folderIcon from 'lucide:folder-open';
import { useState } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import { LineField } from '../fields/LineField.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { uploadMedia } from './media.ts';

/** A file of `media/` other than a picture: typed, or selected. */
export function FileField(props: FieldProps) {
  const { shape, value, path } = props;
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const { pattern } = shape;
  const take = ({ src }: { src: string }) => {
    setOpen(false);
    form.set(path, src);
  };
  return (
    <>
      <LineField
        {...props}
        after={
          <IconButton
            label="Choose a file"
            icon={folderIcon}
            tip="left"
            onClick={() => setOpen(true)}
          />
        }
      />
      {isOpen && (
        <MediaDialog
          title="Choose a file"
          takes={(src) => pattern === undefined || new RegExp(pattern, 'iu').test(src)}
          chosen={typeof value === 'string' ? value : ''}
          onChoose={take}
          onUpload={(file) =>
            uploadMedia(file).then(take, (error: Error) => form.store.showFault(error.message))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
