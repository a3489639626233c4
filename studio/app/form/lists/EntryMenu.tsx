import moreIcon from 'lucide:ellipsis';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, IconButton } from '../../controls/Button.tsx';
import { Icon, type IconShapes } from '../../controls/Icon.tsx';
import { focusAfterRemoval } from '../focus-after-removal.ts';
import './entry-menu.css';

/** An action on an entry. */
export interface EntryAction {
  label: string;
  icon?: IconShapes;
  act: () => void;
}

interface EntryMenuProps {
  label: string;
  actions: readonly EntryAction[];
  /** Icon of a button that shows its label; without one it shows three dots. */
  icon?: IconShapes;
}

/** A menu button. Arrow keys move through the menu, Escape closes it. */
export function EntryMenu({ label, actions, icon }: EntryMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const open = () => {
    const place = button.current?.getBoundingClientRect();
    const { current } = menu;
    if (!place || !current) return;
    current.showPopover();
    const { width, height } = current.getBoundingClientRect();
    const below = place.bottom + height + 4 < window.innerHeight;
    current.style.left = `${Math.max(8, place.right - width)}px`;
    current.style.top = `${below ? place.bottom + 4 : place.top - height - 4}px`;
    items()[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp') all.at(at - 1)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
  };
  return (
    <>
      {icon ? (
        <Button ref={button} look="quiet" icon={icon} aria-haspopup="menu" onClick={open}>
          {label}
        </Button>
      ) : (
        <IconButton
          ref={button}
          label={label}
          icon={moreIcon}
          tip="left"
          aria-haspopup="menu"
          onClick={open}
        />
      )}
      <div
        className="entry-menu"
        role="menu"
        id={id}
        aria-label={label}
        popover="auto"
        tabIndex={-1}
        ref={menu}
        onKeyDown={onKeyDown}
      >
        {actions.map(({ label: words, icon: shapes, act }) => (
          <button
            key={words}
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              const entry = button.current?.closest('li');
              if (entry) focusAfterRemoval(entry);
              act();
            }}
          >
            {shapes && <Icon shapes={shapes} />}
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
