import removeIcon from 'lucide:x';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import { focusAfterRemoval } from '../focus-after-removal.ts';
import type { ControlIds, FieldProps } from '../model/field-props.ts';
import { useForm, useFormPart } from '../model/form-context.ts';
import { FindingList } from './FindingList.tsx';
import './field.css';

interface FieldFrameProps extends FieldProps {
  /** Shown beside the label, such as a character count. */
  aside?: ReactNode;
  /** Whether there are several controls, which the label then names as a group. */
  isGroup?: boolean;
  children: (ids: ControlIds) => ReactNode;
}

/** A field with its label, its findings, and a remove button if it is optional. */
export function FieldFrame(props: FieldFrameProps) {
  const { shape, value, path, name, label, isRequired, aside, isGroup, children } = props;
  const form = useForm();
  const findings = useFormPart(({ findings }) => findings.at(name));
  const id = useId();
  const described = [shape.description ? `${id}help` : '', findings.length > 0 ? `${id}found` : ''];
  const ids: ControlIds = {
    ...{ id, name },
    'aria-describedby': described.join(' ').trim() || undefined,
    'aria-invalid': findings.some(({ severity }) => severity === 'error') || undefined,
    'aria-required': isRequired || undefined,
  };
  const Label = isGroup ? 'span' : 'label';
  return (
    <div
      className="field"
      data-field={name}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}label` } : {})}
    >
      <div className="field-head">
        <Label className="field-label" id={`${id}label`} {...(isGroup ? {} : { htmlFor: id })}>
          {label}
        </Label>
        {isRequired && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
        <span className="field-aside">{aside}</span>
        {!isRequired && (
          <IconButton
            label={`Remove ${label}`}
            icon={removeIcon}
            tip="left"
            className="field-remove"
            onClick={({ currentTarget }) => {
              const field = currentTarget.closest('.field');
              if (field) focusAfterRemoval(field);
              form.unset(path, value !== undefined);
            }}
          />
        )}
      </div>
      {shape.description !== undefined && (
        <span id={`${id}help`} data-help hidden>
          {shape.description}
        </span>
      )}
      {children(ids)}
      <FindingList id={`${id}found`} findings={findings} />
    </div>
  );
}
