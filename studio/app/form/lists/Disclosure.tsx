import openIcon from 'lucide:chevron-right';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../controls/Badge.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { useForm, useFormPart } from '../model/form-context.ts';
import './disclosure.css';

interface DisclosureProps {
  /** Name of the field that it contains. */
  name: string;
  title: string;
  /** Summary shown while closed. */
  summary?: string;
  isOpenFirst?: boolean;
  /** Shown before the title, such as a handle. */
  before?: ReactNode;
  /** Shown after the title. */
  tools?: ReactNode;
  children: () => ReactNode;
}

/** A collapsible part of the form; its content is rendered only while open. */
export function Disclosure(props: DisclosureProps) {
  const { name, title, summary, isOpenFirst = false, before, tools, children } = props;
  const form = useForm();
  const isOpen = useFormPart((model) => model.isOpen(name)) ?? isOpenFirst;
  const count = useFormPart(({ findings }) => findings.countIn(name));
  const hasError = useFormPart(({ findings }) => findings.hasErrorIn(name));
  const id = useId();
  return (
    <div className={isOpen ? 'disclosure disclosure-open' : 'disclosure'} data-group={name}>
      <div className="disclosure-head">
        {before}
        <button
          type="button"
          className="disclosure-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => form.setOpen(name, !isOpen)}
        >
          <Icon shapes={openIcon} />
          <span className="disclosure-title">{title}</span>
          {!isOpen && summary !== undefined && (
            <span className="disclosure-summary">{summary}</span>
          )}
        </button>
        {count > 0 && (
          <Badge
            tone={hasError ? 'error' : 'warning'}
            label={`${count} ${count === 1 ? 'finding' : 'findings'}`}
          >
            {count}
          </Badge>
        )}
        {tools}
      </div>
      {isOpen && (
        <div className="disclosure-body" id={id}>
          {children()}
        </div>
      )}
    </div>
  );
}
