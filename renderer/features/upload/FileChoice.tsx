import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { isHandheld } from '../../browser/handheld.ts';
import type { PortalWords } from './portal-words.ts';

/** With the ending as well, because some systems do not know the type of HEIC files. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

interface PickerProps {
  onFiles: (files: File[]) => void;
  hint: string;
  className: string;
  /** Opens the camera of a phone in place of its files. */
  camera?: boolean;
  children: ReactNode;
}

/** A native file field behind a label that looks like a button. */
function Picker({ onFiles, hint, className, camera = false, children }: PickerProps) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file can be chosen again after its fault is mended.
    currentTarget.value = '';
  };
  return (
    <div className="upload-picker">
      <input
        id={id}
        className="sr-only"
        type="file"
        name={camera ? 'photo' : 'file'}
        accept={camera ? 'image/*' : TYPES}
        multiple={!camera}
        {...(camera ? { capture: 'environment' as const } : {})}
        aria-describedby={hint}
        onChange={choose}
      />
      <label htmlFor={id} className={className}>
        {children}
      </label>
    </div>
  );
}

interface FileChoiceProps {
  onFiles: PickerProps['onFiles'];
  /** Whether files are held over the place. */
  isOver: boolean;
  words: PortalWords;
  hintText: string;
}

/** Where files are chosen, dropped, or photographed (docs/product.md, "Upload portal"). */
export function FileChoice({ onFiles, isOver, words, hintText }: FileChoiceProps) {
  const hint = useId();
  const [handheld] = useState(isHandheld);
  return (
    <div className={isOver ? 'upload-drop over' : 'upload-drop'}>
      <div className="upload-pickers">
        <Picker onFiles={onFiles} hint={hint} className="button primary">
          {words.choose}
        </Picker>
        {handheld && (
          <Picker onFiles={onFiles} hint={hint} className="button ghost" camera>
            {words.photo}
          </Picker>
        )}
      </div>
      {!handheld && <p>{words.drop}</p>}
      <p className="field-hint" id={hint}>
        {hintText}
      </p>
    </div>
  );
}
