import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconShapes } from './Icon.tsx';
import './button.css';

/** Emphasis of a button: one `primary` per view, `quiet` in rows and bars. */
export type ButtonLook = 'plain' | 'primary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  icon?: IconShapes;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a label and an optional icon before it. */
export function Button({ look = 'plain', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className ?? ''}`} {...rest}>
      {icon && <Icon shapes={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** Label, shown as a tooltip on hover and focus. */
  label: string;
  icon: IconShapes;
  /** Keyboard shortcut, as in `Ctrl+Z`. */
  keys?: string;
  /** Position of the tooltip; `start` is below, aligned with the left edge. */
  tip?: 'below' | 'start' | 'above' | 'left';
}

/** An icon-only button. */
export function IconButton({ label, icon, keys, look = 'quiet', tip, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={keys === undefined ? label : `${label}  ${keys}`}
      {...rest}
      className={`button button-${look} icon-button tip-${tip ?? 'below'} ${rest.className ?? ''}`}
    >
      <Icon shapes={icon} />
    </button>
  );
}
