import { contrastWithWhite, longHex } from '../model/contrast.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { LineField } from './LineField.tsx';

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** A color, picked or typed, with the contrast of white text on it. */
export function ColorField(props: FieldProps) {
  const { value, path, label } = props;
  const form = useForm();
  const color = typeof value === 'string' ? value : '';
  const contrast = contrastWithWhite(color);
  return (
    <LineField
      {...props}
      before={
        <input
          type="color"
          className="color-picker"
          aria-label={`${label}: pick`}
          value={longHex(color)}
          onChange={({ target }) => form.set(path, target.value)}
        />
      }
      after={
        contrast !== undefined && (
          <span className={contrast < READABLE ? 'contrast contrast-low' : 'contrast'}>
            {contrast.toFixed(1)}&thinsp;:&thinsp;1 with white
          </span>
        )
      }
    />
  );
}
