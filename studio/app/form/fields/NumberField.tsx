import type { FieldProps } from '../model/field-props.ts';
import { LineField } from './LineField.tsx';

/** A number, or the text that was typed while it is none. */
function readNumber(typed: string): unknown {
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) && !typed.endsWith('.')
    ? Number(typed)
    : typed;
}

/** A number. What is no number is written as it is typed, and found to be none. */
export function NumberField(props: FieldProps) {
  return <LineField {...props} read={readNumber} input={{ inputMode: 'decimal' }} />;
}
