import removeIcon from 'lucide:trash';
import { Button } from '../../controls/Button.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm, useFormPart } from '../model/form-context.ts';
import { FindingList } from './FindingList.tsx';

/** Content of the file without a field: an unknown key, or a value of the wrong type. */
export function UnknownField({ value, path, name }: FieldProps) {
  const form = useForm();
  const findings = useFormPart(({ findings }) => findings.at(name));
  return (
    <div className="field" data-field={name}>
      <div className="field-head">
        <span className="field-label">{String(path.at(-1))}</span>
        <span className="field-aside" />
        <Button
          look="quiet"
          icon={removeIcon}
          aria-label={`Remove ${String(path.at(-1))}`}
          onClick={() => form.edit({ op: 'remove', path })}
        >
          Remove
        </Button>
      </div>
      <pre className="unknown">{JSON.stringify(value, undefined, 1)}</pre>
      <FindingList id={`${name}-found`} findings={findings} />
    </div>
  );
}
