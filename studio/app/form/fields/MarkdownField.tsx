import boldIcon from 'lucide:bold';
import headingIcon from 'lucide:heading-2';
import italicIcon from 'lucide:italic';
import linkIcon from 'lucide:link';
import listIcon from 'lucide:list';
import numberedIcon from 'lucide:list-ordered';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import type { IconShapes } from '../../controls/Icon.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { linked, listed, type Selection, wrapped } from '../model/markdown-marks.ts';
import { useDraft } from '../model/use-draft.ts';
import { FactArea } from './FactArea.tsx';
import { FieldFrame } from './FieldFrame.tsx';

interface Tool {
  label: string;
  icon: IconShapes;
  change: (selection: Selection) => Selection;
}

const TOOLS: readonly Tool[] = [
  { label: 'Bold', icon: boldIcon, change: (chosen) => wrapped(chosen, '**', 'bold') },
  { label: 'Italic', icon: italicIcon, change: (chosen) => wrapped(chosen, '*', 'italic') },
  { label: 'Link', icon: linkIcon, change: linked },
  { label: 'Heading', icon: headingIcon, change: (chosen) => listed(chosen, '## ') },
  { label: 'List', icon: listIcon, change: (chosen) => listed(chosen, '- ') },
  { label: 'Numbered list', icon: numberedIcon, change: (chosen) => listed(chosen, '1. ') },
];

/** A Markdown text, with buttons for the usual formatting. */
export function MarkdownField(props: FieldProps) {
  const { value, path, label } = props;
  const form = useForm();
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef<Selection>(undefined);
  const [text, type] = useDraft(typeof value === 'string' ? value : '', (typed) => {
    form.set(path, typed);
    return typed;
  });
  const area = () => box.current?.querySelector('textarea');
  useLayoutEffect(() => {
    const next = chosen.current;
    chosen.current = undefined;
    if (next?.text !== text) return;
    area()?.focus();
    area()?.setSelectionRange(next.start, next.end);
  });
  const use = ({ change }: Tool) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = area() ?? {};
    chosen.current = change({ text, start, end });
    type(chosen.current.text);
  };
  return (
    <FieldFrame {...props}>
      {(ids) => (
        <div className="markdown" ref={box}>
          <div className="markdown-tools" role="toolbar" aria-label={`Marks of ${label}`}>
            {TOOLS.map((tool) => (
              <IconButton
                key={tool.label}
                label={tool.label}
                icon={tool.icon}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => use(tool)}
              />
            ))}
          </div>
          <FactArea {...ids} className="markdown-text" text={text} onType={type} />
        </div>
      )}
    </FieldFrame>
  );
}
