import infoIcon from 'lucide:info';
import errorIcon from 'lucide:triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import './banner.css';

interface BannerProps {
  tone?: 'info' | 'warning' | 'error';
  children: ReactNode;
  /** Buttons after the text. */
  actions?: ReactNode;
}

/** A message about the content below it. Announced to screen readers when it appears. */
export function Banner({ tone = 'info', children, actions }: BannerProps) {
  return (
    <div className={`banner banner-${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon shapes={tone === 'info' ? infoIcon : errorIcon} />
      <p>{children}</p>
      {actions}
    </div>
  );
}
