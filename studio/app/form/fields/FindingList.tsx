import fixIcon from 'lucide:wand-sparkles';
import type { FieldFinding } from '../../../protocol.ts';
import { Button } from '../../controls/Button.tsx';
import { useForm } from '../model/form-context.ts';
import { WordsWithCode } from './WordsWithCode.tsx';
import './finding.css';

/** Findings of a field with their hints, and a button for each unambiguous fix. */
export function FindingList({ id, findings }: { id: string; findings: readonly FieldFinding[] }) {
  const form = useForm();
  if (findings.length === 0) return null;
  return (
    <ul className="findings" id={id}>
      {findings.map(({ rule, severity, line, column, message, hint, fix }) => (
        <li key={`${rule} ${line} ${column} ${message}`} className={`finding finding-${severity}`}>
          <p>
            <WordsWithCode text={message} />
            {hint !== '' && (
              <span className="finding-hint">
                {' '}
                <WordsWithCode text={hint} />
              </span>
            )}
          </p>
          {fix && (
            <Button icon={fixIcon} onClick={() => form.edit(...fix)}>
              Fix
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
