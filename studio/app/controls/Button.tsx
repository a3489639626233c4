import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconShapes } from './Icon.tsx';
import './button.css';

/** How much a button stands out: one `primary` in a view, `quiet` for those in rows and bars. */
export type ButtonLook = 'plain' | 'primary' | 'quiet' | 'danger';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  icon?: IconShapes;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words, and perhaps an icon in front. */
export function Button({ look = 'plain', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`button button-${look} ${className ?? ''}`} {...rest}>
      {icon && <Icon shapes={icon} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  /** What it does; shown beside it on hover and focus. */
  label: string;
  icon: IconShapes;
  /** Keys that do the same, as in `Ctrl+Z`. */
  keys?: string;
  /** On which side of the button its label shows; `start` is below, from its left edge on. */
  tip?: 'below' | 'start' | 'above' | 'left';
}

/** A button that is an icon alone. */
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
