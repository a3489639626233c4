import downIcon from 'lucide:arrow-down';
import { fieldName } from '../../field-path.ts';
import { Button } from '../controls/Button.tsx';
import { FindingList } from './fields/FindingList.tsx';
import { useForm, useFormPart } from './model/form-context.ts';
import './finding-summary.css';

function words(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];
}

/** Number of findings in the file, a link to the first one, and findings without a field. */
export function FindingSummary() {
  const form = useForm();
  const { all } = useFormPart(({ findings }) => findings);
  const value = useFormPart((model) => model.value);
  const errors = all.filter(({ severity }) => severity === 'error');
  const warnings = all.length - errors.length;
  const ofFile = all.filter(({ path }) => path.length === 0);
  const first = (errors.length > 0 ? errors : all).find(({ path }) => path.length > 0);
  return (
    <div className="finding-summary">
      <p role="status" className="unseen">
        {all.length === 0
          ? ''
          : [...words(errors.length, 'error'), ...words(warnings, 'warning')].join(', ')}
      </p>
      {all.length > 0 && (
        <div className={errors.length > 0 ? 'summary-line summary-error' : 'summary-line'}>
          <span>
            {[...words(errors.length, 'error'), ...words(warnings, 'warning')].join(', ')}
          </span>
          {first && (
            <Button
              look="quiet"
              icon={downIcon}
              onClick={() => form.focusOn(fieldName(first.path))}
            >
              Go to the first
            </Button>
          )}
        </div>
      )}
      <FindingList id="findings-of-file" findings={ofFile} />
      {value === undefined && all.length > 0 && (
        <p className="help">
          The text of this file cannot be read as YAML. Mend it in an editor, and the form is here
          again.
        </p>
      )}
    </div>
  );
}
