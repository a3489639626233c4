import { type ChangeEvent, type ReactNode, useId, useState } from 'react';
import { isHandheld } from '../../browser/handheld.ts';
import type { PortalWords } from './portal-words.ts';

/** Includes file extensions, because some systems do not know the type of HEIC files. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

interface PickerProps {
  onFiles: (files: File[]) => void;
  hint: string;
  className: string;
  /** Opens the phone's camera instead of its files. */
  camera?: boolean;
  children: ReactNode;
}

/** A native file input behind a label styled as a button. */
function Picker({ onFiles, hint, className, camera = false, children }: PickerProps) {
  const id = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Allows the same file to be selected again after it has been corrected.
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
  /** Whether files are being dragged over the area. */
  isOver: boolean;
  words: PortalWords;
  hintText: string;
}

/** Selects files by picker, drag and drop, or camera (docs/product.md, "Upload portal"). */
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
