import pictureIcon from 'lucide:image';
import { type DragEvent, useState } from 'react';
import type { MediaFile } from '../../../protocol.ts';
import { Button } from '../../controls/Button.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { FindingList } from '../fields/FindingList.tsx';
import { MapFields } from '../fields/MapFields.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm, useFormPart } from '../model/form-context.ts';
import { isDataMap } from '../model/shared-data.ts';
import { type Focus, FocusPoint } from './FocusPoint.tsx';
import { MediaDialog } from './MediaDialog.tsx';
import { thumbnailAddress, uploadMedia, wordsOfName } from './media.ts';
import './picture-field.css';

/** Keys that the picture control itself edits. */
const SHOWN = new Set(['src', 'focus']);

function focusOf(value: unknown): Focus {
  const [x, y] = Array.isArray(value) ? value : [];
  return [typeof x === 'number' ? x : 0.5, typeof y === 'number' ? y : 0.5];
}

function withoutFocus({ focus: _, ...picture }: Readonly<Record<string, unknown>>) {
  return picture;
}

/** A picture: selected from `media/` or dropped here, with its focus and its texts. */
export function PictureField(props: FieldProps) {
  const { shape, value, path, name } = props;
  const form = useForm();
  const [isOpen, setOpen] = useState(false);
  const [isOver, setOver] = useState(false);
  const picture = isDataMap(value) ? value : {};
  const src = typeof picture.src === 'string' ? picture.src : '';
  const ofSource = useFormPart(({ findings }) => findings.at(`${name}.src`));
  const ofFocus = useFormPart(({ findings }) => findings.at(`${name}.focus`));
  const pattern = shape.properties?.src && form.shapes.follow(shape.properties.src).pattern;
  const takes = (file: string) => pattern === undefined || new RegExp(pattern, 'u').test(file);
  // The picture of a sample, for example: its description is not that of the file chosen instead.
  const isMissing = ofSource.some(({ rule }) => rule === 'picture/missing');
  const choose = (file: MediaFile) => {
    setOpen(false);
    if (file.src === src) return;
    const words = wordsOfName(file.src);
    if (src === '') form.set(path, { ...picture, src: file.src, alt: picture.alt ?? words });
    else if (isMissing) form.set(path, { ...withoutFocus(picture), src: file.src, alt: words });
    else if (picture.focus === undefined) form.set([...path, 'src'], file.src);
    // The focus of the previous picture does not apply to this one.
    else
      form.edit(
        { op: 'set', path: [...path, 'src'], value: file.src },
        { op: 'unset', path: [...path, 'focus'] },
      );
  };
  const upload = (file: File) => {
    form.store.putFaultAway();
    uploadMedia(file).then(choose, (error: Error) => form.store.showFault(error.message));
  };
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file) return;
    event.preventDefault();
    upload(file);
  };
  return (
    <FieldFrame {...props} isGroup>
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; a button does the same
        <div
          className={isOver ? 'picture-field picture-field-over' : 'picture-field'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {src !== '' &&
            !isMissing &&
            (shape.properties?.focus === undefined ? (
              <img className="picture-alone" src={thumbnailAddress(src)} alt="" />
            ) : (
              <FocusPoint
                src={src}
                focus={focusOf(picture.focus)}
                onChange={(focus) => form.set([...path, 'focus'], focus)}
              />
            ))}
          <div className="picture-source">
            <Button icon={pictureIcon} onClick={() => setOpen(true)}>
              {src === '' || isMissing ? 'Choose or drop a picture' : 'Replace'}
            </Button>
            <span>{src}</span>
          </div>
          <FindingList id={`${name}-source`} findings={[...ofSource, ...ofFocus]} />
          {src !== '' && (
            <MapFields shape={shape} value={picture} path={path} name={name} without={SHOWN} />
          )}
          {isOpen && (
            <MediaDialog
              title="Choose a picture"
              takes={takes}
              chosen={src}
              onChoose={choose}
              onUpload={upload}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
