import type { FieldProps } from '../model/field-props.ts';
import { LineField } from './LineField.tsx';

/** A number, or the typed text while it is not one. */
function readNumber(typed: string): unknown {
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) && !typed.endsWith('.')
    ? Number(typed)
    : typed;
}

/** A number. Invalid input is written as typed, and validation reports it. */
export function NumberField(props: FieldProps) {
  return <LineField {...props} read={readNumber} input={{ inputMode: 'decimal' }} />;
}
