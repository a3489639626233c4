import { type TextareaHTMLAttributes, useId, useLayoutEffect, useRef, useState } from 'react';
import { openReference } from '../model/facts-in-text.ts';
import { useFormPart } from '../model/form-context.ts';
import { FactChoices, matchingFacts } from './FactChoices.tsx';
import { FactLayer } from './FactLayer.tsx';
import { fitHeight } from './text-size.ts';

interface FactAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'> {
  text: string;
  onType: (text: string) => void;
}

/** The range of the text that the chosen fact will replace. */
interface Choosing {
  at: number;
  end: number;
  typed: string;
  isCalculated: boolean;
}

/** A text area that shows the values of referenced facts while not being edited. A brace opens the list of facts. */
export function FactArea({ text, onType, ...rest }: FactAreaProps) {
  const facts = useFormPart((form) => form.facts);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const [isTyping, setTyping] = useState(false);
  const [choosing, setChoosing] = useState<Choosing>();
  const [active, setActive] = useState(0);
  const list = useId();
  const offered = choosing?.isCalculated ? facts.filter(({ number }) => number) : facts;
  const found = choosing && isTyping ? matchingFacts(offered, choosing.typed) : [];
  const isOpen = found.length > 0;

  useLayoutEffect(() => {
    fitHeight(area.current);
    if (caret.current !== undefined && area.current?.value === text)
      area.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [text]);

  const lookForReference = (typed: string, end: number) => {
    const open = facts.length > 0 ? openReference(typed, end) : undefined;
    setChoosing(open && { ...open, end });
    setActive(0);
  };
  const choose = (name: string) => {
    if (!choosing) return;
    const ending = `${name}}`;
    caret.current = choosing.at + ending.length;
    const closing = text.startsWith('}', choosing.end) ? 1 : 0;
    onType(text.slice(0, choosing.at) + ending + text.slice(choosing.end + closing));
    setChoosing(undefined);
    area.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLTextAreaElement>) => {
    const chosen = found[active];
    if (isOpen && event.key === 'ArrowDown') setActive((active + 1) % found.length);
    else if (isOpen && event.key === 'ArrowUp') setActive((active || found.length) - 1);
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) choose(chosen.name);
    else if (isOpen && event.key === 'Escape') setChoosing(undefined);
    else return rest.onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="fact-area">
      <FactLayer text={text} facts={facts} isTyping={isTyping} />
      <textarea
        {...rest}
        ref={area}
        className={`input ${rest.className ?? ''}`}
        rows={1}
        value={text}
        aria-autocomplete={facts.length > 0 ? 'list' : undefined}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={isOpen ? `${list}${active}` : undefined}
        onFocus={() => setTyping(true)}
        onBlur={(event) => {
          setTyping(false);
          rest.onBlur?.(event);
        }}
        onChange={({ target }) => {
          onType(target.value);
          lookForReference(target.value, target.selectionEnd);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && <FactChoices id={list} facts={found} active={active} onChoose={choose} />}
    </div>
  );
}
